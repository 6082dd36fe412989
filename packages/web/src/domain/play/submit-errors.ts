import { type CallCode, CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { RefusalMessage } from './play-reducer.ts';

const staleRoundCodes: readonly CallCode[] = [
  'wrong_round',
  'puzzle_finished',
  'already_submitted',
  'game_over',
];

/** The round was played, or the game ended, from another tab or device or by the other player. */
export const isStaleRoundError = (error: unknown): boolean =>
  error instanceof CallError && staleRoundCodes.includes(error.code);

/** The word of the game that is the same as the one refused. */
export function saidWordIn(error: unknown): string | undefined {
  const said = error instanceof CallError ? error.details?.said : undefined;
  return typeof said === 'string' ? said : undefined;
}

export function toRefusal(error: unknown): RefusalMessage {
  const suggestions = error instanceof CallError ? error.details?.suggestions : undefined;
  return {
    text: errorMessage(error),
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((word) => typeof word === 'string').slice(0, 3)
      : [],
  };
}
