import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';

export function playLabel(date: string, result: ArchivedPuzzle['result']): string {
  if (result && result.status !== 'playing')
    return `See your result of No. ${puzzleNumberOn(date)}`;
  return result && result.rounds > 0 ? 'Continue today’s pair' : 'Play today’s pair';
}
