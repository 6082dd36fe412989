import { confusableSkeleton, mixesLookAlikeAlphabets } from './look-alike.ts';
import {
  countCharacters,
  hasHiddenCharactersBesidesBreaks,
  normalizeText,
  stripEmoji,
} from './text.ts';

export const displayNameLength = { min: 2, max: 24 } as const;

export type DisplayNameFault =
  | 'too_short'
  | 'too_long'
  | 'nothing_to_say'
  | 'hidden_characters'
  | 'odd_characters'
  | 'mixed_alphabets'
  | 'imitates_us';

/** For the person who typed it. The server checks for profanity. */
export const displayNameFaultMessages: Record<DisplayNameFault, string> = {
  too_short: `A name needs at least ${displayNameLength.min} characters.`,
  too_long: `A name can have at most ${displayNameLength.max} characters.`,
  nothing_to_say: 'A name needs at least one letter or digit, so that it can be read aloud.',
  hidden_characters: 'That name has invisible characters in it. Type it afresh, please.',
  odd_characters:
    "Letters, digits, emoji, spaces and . , ' ! & - _ make a name; other signs don’t.",
  mixed_alphabets: 'That name mixes alphabets whose letters look alike. Pick one of them.',
  imitates_us: 'That name could be mistaken for the bee or for us. Pick another, please.',
};

type NameRuling = { ok: true; name: string } | { ok: false; fault: DisplayNameFault };

const reservedNames = ['bee', 'thebee', 'beejinx', 'system', 'support', 'everyone', 'nobody'].map(
  confusableSkeleton,
);
const reservedTitles = ['admin', 'administrator', 'moderator', 'official', 'staff'].map(
  confusableSkeleton,
);

function isImpersonation(name: string): boolean {
  const words = confusableSkeleton(name).split(/[^\p{L}\p{N}]+/u);
  return (
    reservedNames.includes(words.join('')) || words.some((word) => reservedTitles.includes(word))
  );
}

const allowedCharacters = /^[\p{L}\p{M}\p{N} .,'!&\-_]*$/u;

export function parseDisplayName(typed: string): NameRuling {
  const fault = (fault: DisplayNameFault): NameRuling => ({ ok: false, fault });
  // Bounds the work on hostile input before any pattern runs over it.
  if (typed.length > 400) return fault('too_long');
  if (hasHiddenCharactersBesidesBreaks(typed)) return fault('hidden_characters');

  const name = normalizeText(typed);
  const length = countCharacters(name);
  if (length < displayNameLength.min) return fault('too_short');
  if (length > displayNameLength.max) return fault('too_long');
  if (!/[\p{L}\p{N}]/u.test(name)) return fault('nothing_to_say');
  if (!allowedCharacters.test(name) && !allowedCharacters.test(stripEmoji(name)))
    return fault('odd_characters');
  if (mixesLookAlikeAlphabets(name)) return fault('mixed_alphabets');
  if (isImpersonation(name)) return fault('imitates_us');
  return { ok: true, name };
}
