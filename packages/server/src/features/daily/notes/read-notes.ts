import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { nothingToNoteRefusal } from '../../../platform/note-taker.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DailyDeps } from '../deps.ts';
import { gameFromRow, gameLockKeys } from '../game-steps.ts';
import { findGame } from '../queries.ts';
import { averageOfPlayer, averageOfPlayers, averageOfPuzzle, storeNotes } from './queries.ts';

/**
 * What the bee has to say about a finished game. Worked out when it is asked for, so that no word waits for it; skill
 * and luck are stored then, and stay though more players come to say other words.
 */
export async function readDailyNotes(
  { db, puzzles, notes }: DailyDeps,
  { playerId }: Caller,
  puzzleNumber: number,
): Promise<CallReply<'dailyNotes'>> {
  const puzzle = await puzzles.puzzleOf(puzzleNumber);
  const row = await findGame(db.read, playerId, puzzleNumber);
  if (!row?.outcome || row.replay_id === null) {
    throw new Refusal('not_yet', { message: 'Finish this puzzle first. The bee writes after.' });
  }
  const { pair, rounds, hintsUsed, slope } = gameFromRow(row, puzzle);
  const taken = await notes.take({
    opening: { pair, puzzleNumber },
    rounds: rounds.map(({ word, beeWord, match }) => ({
      said: word,
      theirs: beeWord,
      hasMet: match !== null,
    })),
    opponent: 'bee',
    hintsUsed,
  });
  if (!taken) throw nothingToNoteRefusal();
  const stored =
    row.skill !== null && row.luck !== null ? { skill: row.skill, luck: row.luck } : undefined;
  const scores = stored ?? { skill: taken.skill, luck: taken.luck };
  if (!stored) {
    const { replay_id: replayId } = row;
    await db.transaction(gameLockKeys(playerId), (sql) => storeNotes(sql, replayId, scores));
  }
  return {
    notes: {
      ...taken,
      ...scores,
      ...(slope && { slope }),
      ...(await notes.compare(playerId, {
        key: `daily:${puzzleNumber}`,
        own: () => averageOfPlayer(db.read, playerId),
        everybody: () => averageOfPuzzle(db.read, puzzleNumber),
        of: (playerIds) => averageOfPlayers(db.read, playerIds, puzzleNumber),
      })),
    },
  };
}
