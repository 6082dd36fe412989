import {
  countCharacters,
  hasHiddenCharactersBesidesBreaks,
  normalizeText,
  parseBoundedText,
  stripEmoji,
} from './text.ts';

export const hiveNameLength = { min: 2, max: 40 } as const;
export const maxHiveDescriptionCharacters = 280;

export type HiveNameFault = 'too_short' | 'too_long' | 'nothing_to_say' | 'hidden_characters';

/** For the person who typed it. The server checks for profanity. */
export const hiveNameFaultMessages: Record<HiveNameFault, string> = {
  too_short: `The name of a hive needs at least ${hiveNameLength.min} characters.`,
  too_long: `The name of a hive can have at most ${hiveNameLength.max} characters.`,
  nothing_to_say: 'The name of a hive needs a letter, a digit or an emoji.',
  hidden_characters: 'That name has invisible characters in it. Type it afresh, please.',
};

export const hiveDescriptionMessage = `A description has up to ${maxHiveDescriptionCharacters} characters, none of them hidden.`;

type NameRuling = { ok: true; name: string } | { ok: false; fault: HiveNameFault };

/** Any script and any visible character: the name is always shown as plain text. */
export function parseHiveName(typed: string): NameRuling {
  const fault = (fault: HiveNameFault): NameRuling => ({ ok: false, fault });
  // Bounds the work on hostile input before any pattern runs over it.
  if (typed.length > 1000) return fault('too_long');
  if (hasHiddenCharactersBesidesBreaks(typed)) return fault('hidden_characters');
  const name = normalizeText(typed);
  const length = countCharacters(name);
  if (length > hiveNameLength.max) return fault('too_long');
  if (length < hiveNameLength.min) return fault('too_short');
  if (!/[\p{L}\p{N}]/u.test(name) && stripEmoji(name) === name) return fault('nothing_to_say');
  return { ok: true, name };
}

/** Null where it can't be shown. */
export const parseHiveDescription = (typed: string): string | null =>
  parseBoundedText(typed, { maxTyped: 5000, maxCharacters: maxHiveDescriptionCharacters });
