import { CallError } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';
import type { Refusal } from './play.ts';

export function refusalOf(error: unknown): Refusal {
  const suggestions = error instanceof CallError ? error.details?.suggestions : undefined;
  return {
    text: wordsFor(error),
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((word) => typeof word === 'string').slice(0, 3)
      : [],
  };
}

/** The round was played, or the game ended, from another tab or device. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'wrong_round' || error.code === 'puzzle_finished')
  );
}
