import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DailyDeps } from './deps.ts';
import { findGame, firstWordPlayers, firstWordsOf } from './queries.ts';

/** A word that fewer players have said could identify one of them. */
export const fewestPlayers = 5;
const maxWords = 100;

export async function listOthers(
  { db, puzzles }: DailyDeps,
  caller: Caller,
  puzzleNumber: number,
): Promise<CallReply<'dailyOthers'>> {
  // Throws a refusal for a puzzle that doesn't exist or isn't out yet.
  await puzzles.puzzleOf(puzzleNumber);
  const mine = await findGame(db.read, caller.playerId, puzzleNumber);
  if (!mine?.outcome) {
    throw new Refusal('not_yet', { message: 'Finish this puzzle first, then see how others did.' });
  }
  return {
    puzzleNumber,
    players: await firstWordPlayers(db.read, puzzleNumber),
    words: await firstWordsOf(db.read, puzzleNumber, fewestPlayers, maxWords),
  };
}
