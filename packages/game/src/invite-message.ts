import { parseBoundedText } from './text.ts';

export const maxInviteMessageCharacters = 140;

/** The message of an invite; null where it can't be shown. */
export const parseInviteMessage = (typed: string): string | null =>
  parseBoundedText(typed, { maxTyped: 2000, maxCharacters: maxInviteMessageCharacters });
