import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';

export function playLabel(date: string, result: ArchivedPuzzle['result']): string {
  const number = `No. ${puzzleNumberOn(date)}`;
  if (result && result.status !== 'playing') return `See your result of ${number}`;
  return result && result.rounds > 0 ? `Continue ${number}` : `Play ${number}`;
}
