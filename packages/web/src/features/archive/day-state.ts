import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { type Tier, tierLabels } from '@bee-jinx/game';

type Result = ArchivedPuzzle['result'];

/** A honey level per tier, a cross, a start, or nothing. */
export type DayState = Tier | 'lost' | 'begun' | 'open';

export function dayState(result: Result): DayState {
  if (!result) return 'open';
  // Opening a puzzle starts its game; one without a word counts as new.
  if (result.status === 'playing') return result.rounds > 0 ? 'begun' : 'open';
  return result.status === 'lost' ? 'lost' : (result.tier ?? 'more_challenging');
}

export function dayStateLabel(result: Result): string {
  const state = dayState(result);
  const rounds = result?.rounds ?? 0;
  if (state === 'open') return 'not played';
  if (state === 'begun') return `begun, ${rounds === 1 ? '1 round' : `${rounds} rounds`}`;
  const manner = result?.slope ? `, ${result.slope}` : '';
  if (state !== 'lost') return `jinx in ${rounds}, ${tierLabels[state].toLowerCase()}${manner}`;
  return `${result?.outcome === 'gave_up' ? 'given up' : 'no jinx'}${manner}`;
}
