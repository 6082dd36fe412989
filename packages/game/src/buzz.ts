import { countCharacters, hasHiddenCharacters, normalizeText } from './text.ts';

/** A post in the feed. Its form is here; slurs are the server's to judge. */
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

/** A result may stand alone; words may too; nothing may not. */
export function parseBuzz(typed: string, hasResult: boolean): BuzzRuling {
  // Bounds the work on hostile input before anything runs over it.
  if (typed.length > 20 * maxBuzzCharacters) return { ok: false, fault: 'too_long' };
  if (hasHiddenCharacters(typed.replace(/[\t\r\n]/g, ' ')))
    return { ok: false, fault: 'hidden_characters' };
  const text = normalizeText(typed);
  if (countCharacters(text) > maxBuzzCharacters) return { ok: false, fault: 'too_long' };
  if (text === '' && !hasResult) return { ok: false, fault: 'empty' };
  return { ok: true, text };
}

export const maxReportReasonCharacters = 140;

/** Why a reader reports a post; null where it can't be shown to anybody. */
export function parseReportReason(typed: string): string | null {
  return parseShownText(typed, { maxTyped: 2000, maxCharacters: maxReportReasonCharacters });
}

export const maxReportAnswerCharacters = 280;

/** Why an admin hides or keeps a reported post; null where it can't be shown to anybody. */
export function parseReportAnswer(typed: string): string | null {
  return parseShownText(typed, { maxTyped: 5000, maxCharacters: maxReportAnswerCharacters });
}

function parseShownText(
  typed: string,
  { maxTyped, maxCharacters }: { maxTyped: number; maxCharacters: number },
): string | null {
  // Bounds the work on hostile input before any pattern runs over it.
  if (typed.length > maxTyped || hasHiddenCharacters(typed.replace(/[\t\r\n]/g, ' '))) return null;
  const text = normalizeText(typed);
  return countCharacters(text) <= maxCharacters ? text : null;
}
