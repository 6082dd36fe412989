import { countCharacters, hidesSomething, tidy } from './text.ts';

export const mostMessageCharacters = 140;

/** A line that goes with an invite; null where it can't be shown to anybody. */
export function readInviteMessage(typed: string): string | null {
  if (typed.length > 2000 || hidesSomething(typed.replace(/[\t\r\n]/g, ' '))) return null;
  const message = tidy(typed);
  return countCharacters(message) <= mostMessageCharacters ? message : null;
}
