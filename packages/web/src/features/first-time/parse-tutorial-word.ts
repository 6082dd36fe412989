import { isSameWordForm } from './word-forms.ts';

export type WordFault = 'empty' | 'odd' | 'long' | 'taken';

type Reading = { word: string; fault?: never } | { word?: never; fault: WordFault };

const maxLetters = 30;
/** Letters, with a hyphen, an apostrophe or a space between them. */
const shape = /^(?:\p{L}\p{M}{0,3})+(?:[-' ](?:\p{L}\p{M}{0,3})+)*$/u;

/** Normalizes a typed word, or says why it isn't one. */
export function parseTutorialWord(typed: string, taken: readonly string[]): Reading {
  const word = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  if (word === '') return { fault: 'empty' };
  if (!shape.test(word) || word.split(' ').length > 2) return { fault: 'odd' };
  if ((word.match(/\p{L}/gu) ?? []).length > maxLetters) return { fault: 'long' };
  if (taken.some((one) => isSameWordForm(one, word))) return { fault: 'taken' };
  return { word };
}
