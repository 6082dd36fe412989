import type { CallReply } from '@bee-jinx/contract';
import { isDanceOver, otherSeat } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { nothingToNoteRefusal } from '../../../platform/note-taker.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { danceFromRow, hasSimulatedSeat, scoresAt } from '../dance-row.ts';
import type { DanceDeps } from '../deps.ts';
import { loadSeatedDance } from '../read-dance.ts';
import { averageOfAll, averageOfPlayers, storeNotes } from './queries.ts';

/** What the bee has to say about my side of a dance that is over. Only finished rounds are looked at. */
export async function readDanceNotes(
  deps: DanceDeps,
  caller: Caller,
  gameId: string,
): Promise<CallReply<'danceNotes'>> {
  const { db, notes } = deps;
  const { playerId } = caller;
  const { row, seat } = await loadSeatedDance(deps, caller, gameId);
  const game = danceFromRow(row);
  if (!isDanceOver(game)) {
    throw new Refusal('not_yet', { message: 'Finish this dance first. The bee writes after.' });
  }
  const taken = await notes.take({
    opening: game.opening,
    rounds: game.rounds.map(({ words, match }) => ({
      said: words[seat].word,
      theirs: words[otherSeat(seat)].word,
      hasMet: match !== null,
    })),
    opponent: row.with_bee === 1 ? 'bee' : 'person',
    hintsUsed: 0,
  });
  if (!taken) throw nothingToNoteRefusal();
  const stored = scoresAt(row, seat);
  const scores = stored ?? { skill: taken.skill, luck: taken.luck };
  if (!stored && !hasSimulatedSeat(row)) {
    await db.transaction([`dance:${gameId}`], (sql) =>
      storeNotes(sql, { gameId, seat, ...scores }),
    );
  }
  return {
    notes: {
      ...taken,
      ...scores,
      ...(await notes.compare(playerId, {
        key: 'dance',
        own: () => averageOfPlayers(db.read, [playerId]),
        everybody: () => averageOfAll(db.read),
        of: (playerIds) => averageOfPlayers(db.read, playerIds),
      })),
    },
  };
}
