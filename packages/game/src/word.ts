import { mixesLookAlikeAlphabets } from './look-alike.ts';
import { hasHiddenCharactersBesidesBreaks, normalizeText } from './text.ts';

export const maxWordLetters = 30;

export type WordFault =
  | 'empty'
  | 'too_long'
  | 'not_one_word'
  | 'hidden_characters'
  | 'mixed_alphabets';

/** For the person who typed it. */
export const wordFaultMessages: Record<WordFault, string> = {
  empty: 'Say a word first.',
  too_long: `That is too long: a word can have up to ${maxWordLetters} letters.`,
  not_one_word: 'One word, please: letters, with a hyphen, an apostrophe or one space inside.',
  hidden_characters: 'That word has invisible characters in it. Type it afresh, please.',
  mixed_alphabets: 'That word mixes alphabets whose letters look alike. Pick one of them.',
};

type WordRuling = { ok: true; word: string } | ({ ok: false } & InvalidWord);

interface InvalidWord {
  fault: WordFault;
  /** The suggested spelling. */
  meant?: string;
}

/** The message for a fault, with the suggested spelling if there is one. */
export const wordFaultMessage = ({ fault, meant }: InvalidWord): string =>
  meant === undefined ? wordFaultMessages[fault] : `In letters, please: ${meant}.`;

/** Letters, with a hyphen, an apostrophe or a space between them. */
const wordPattern = /^(?:\p{L}\p{M}{0,3})+(?:[-' ](?:\p{L}\p{M}{0,3})+)*$/u;

/** The normalized word, or why it isn't valid. */
export function parseWord(typed: string): WordRuling {
  const fault = (fault: WordFault): WordRuling => ({ ok: false, fault });
  // Bounds the work on hostile input before any pattern runs over it.
  if (typed.length > 200) return fault('too_long');
  if (hasHiddenCharactersBesidesBreaks(typed)) return fault('hidden_characters');

  const word = normalizeText(normalizeText(typed).toLowerCase());
  if (word === '') return fault('empty');
  const meant = numberWord(word);
  if (meant !== undefined) return { ok: false, fault: 'not_one_word', meant };
  if ((word.match(/\p{L}/gu) ?? []).length > maxWordLetters) return fault('too_long');
  if (!wordPattern.test(word) || word.split(' ').length > 2) return fault('not_one_word');
  if (mixesLookAlikeAlphabets(word)) return fault('mixed_alphabets');
  return { ok: true, word };
}

const upToTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const roundNumbers: ReadonlyMap<number, string> = new Map([
  [30, 'thirty'],
  [40, 'forty'],
  [50, 'fifty'],
  [60, 'sixty'],
  [70, 'seventy'],
  [80, 'eighty'],
  [90, 'ninety'],
  [100, 'hundred'],
  [1000, 'thousand'],
  [1_000_000, 'million'],
]);

/** The word for a number in digits; undefined where it takes several words. */
function numberWord(typed: string): string | undefined {
  if (!/^\d{1,7}$/.test(typed)) return undefined;
  const number = Number(typed);
  return upToTwenty[number] ?? roundNumbers.get(number);
}
