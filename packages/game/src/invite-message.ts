import { countCharacters, hasHiddenCharacters, normalizeText } from './text.ts';

export const maxInviteMessageCharacters = 140;

/** A line that goes with an invite; null where it can't be shown to anybody. */
export function parseInviteMessage(typed: string): string | null {
  if (typed.length > 2000 || hasHiddenCharacters(typed.replace(/[\t\r\n]/g, ' '))) return null;
  const message = normalizeText(typed);
  return countCharacters(message) <= maxInviteMessageCharacters ? message : null;
}
