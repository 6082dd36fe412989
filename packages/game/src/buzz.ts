import {
  countCharacters,
  hasHiddenCharactersBesidesBreaks,
  normalizeText,
  parseBoundedText,
} from './text.ts';

/** Validation of posts in the feed, except for profanity, which the server checks. */
export const maxBuzzCharacters = 280;

export const reactions = ['honey', 'jinx', 'ha', 'ouch'] as const;
export type Reaction = (typeof reactions)[number];

export type BuzzFault = 'empty' | 'too_long' | 'hidden_characters';

export const buzzFaultMessages: Record<BuzzFault, string> = {
  empty: 'Say something, or add your result.',
  too_long: `A buzz has at most ${maxBuzzCharacters} characters.`,
  hidden_characters: 'There are invisible characters in that. Type it afresh, please.',
};

type BuzzRuling = { ok: true; text: string } | { ok: false; fault: BuzzFault };

/** A post needs a text, a result, or both. */
export function parseBuzz(typed: string, hasResult: boolean): BuzzRuling {
  // Bounds the work on hostile input before anything runs over it.
  if (typed.length > 20 * maxBuzzCharacters) return { ok: false, fault: 'too_long' };
  if (hasHiddenCharactersBesidesBreaks(typed)) return { ok: false, fault: 'hidden_characters' };
  const text = normalizeText(typed);
  if (countCharacters(text) > maxBuzzCharacters) return { ok: false, fault: 'too_long' };
  if (text === '' && !hasResult) return { ok: false, fault: 'empty' };
  return { ok: true, text };
}

export const maxReportReasonCharacters = 140;

/** Why a reader reports a post; null where it can't be shown. */
export function parseReportReason(typed: string): string | null {
  return parseBoundedText(typed, { maxTyped: 2000, maxCharacters: maxReportReasonCharacters });
}

export const maxReportAnswerCharacters = 280;

/** Why an admin hides or keeps a reported post; null where it can't be shown. */
export function parseReportAnswer(typed: string): string | null {
  return parseBoundedText(typed, { maxTyped: 5000, maxCharacters: maxReportAnswerCharacters });
}
