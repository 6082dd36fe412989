import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { Refusal } from './play-reducer.ts';

export function toRefusal(error: unknown): Refusal {
  const suggestions = error instanceof CallError ? error.details?.suggestions : undefined;
  return {
    text: errorMessage(error),
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((word) => typeof word === 'string').slice(0, 3)
      : [],
  };
}

/** The round was played, or the game ended, from another tab or device. */
export function isStaleRoundError(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'wrong_round' || error.code === 'puzzle_finished')
  );
}
