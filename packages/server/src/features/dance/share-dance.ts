import type { DanceReplay, Dance as Shown } from '@bee-jinx/contract';
import { addRoundReasons, isDanceOver } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { randomId } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { danceFromRow, presentPlayerAt, seatOf } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { bothShare, presentDanceFor, presentOpening } from './present-dance.ts';
import { findDance, findDanceByReplay, updateDance } from './queries.ts';

const replayPrefix = 'dancereplay';
const replayIdPattern = new RegExp(`^${replayPrefix}_[0-9a-z]{19}$`);

/** My half of the consent. The words of a dance are both players' own, so one alone can't show them around. */
export async function shareDance(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; allow: boolean },
): Promise<{ game: Shown }> {
  const { db, live } = deps;
  const { gameId } = input;
  const allows = input.allow ? 1 : 0;
  const { row, seat, isNew } = await db.transaction([`dance:${gameId}`], async (sql) => {
    const row = await findDance(sql, gameId);
    const seat = seatOf(row, caller.playerId);
    if (!row || seat === null) throw new Refusal('not_your_game');
    if (row.status !== 'completed') {
      throw new Refusal(isDanceOver(row) ? 'game_over' : 'not_yet', {
        details: { version: row.version, status: row.status },
      });
    }
    const mine = seat === 0 ? 'seat0_shares' : 'seat1_shares';
    if (row[mine] === allows) return { row, seat, isNew: false };
    const allowed = { ...row, [mine]: allows };
    const replay_id = row.replay_id ?? (bothShare(allowed) ? randomId(replayPrefix) : null);
    await updateDance(sql, gameId, row.version, { [mine]: allows, replay_id });
    return { row: { ...allowed, replay_id, version: row.version + 1 }, seat, isNew: true };
  });
  if (isNew) {
    const players = [row.seat0_id, row.seat1_id].filter((id) => id !== null);
    live.sendSignal(players, { topic: 'dance', id: gameId, version: row.version });
  }
  return { game: await presentDanceFor(deps, { row, seat }) };
}

/** For whoever has the link, as long as both allow it. */
export async function danceReplay(
  { db, bee }: Pick<DanceDeps, 'db' | 'bee'>,
  replayId: string,
): Promise<DanceReplay | null> {
  const row = replayIdPattern.test(replayId)
    ? await db.readFromReplica((sql) => findDanceByReplay(sql, replayId))
    : undefined;
  if (!row?.outcome || row.ended_at === null || !bothShare(row)) return null;
  const game = danceFromRow(row);
  const nameOf = (seat: 0 | 1) => ({ displayName: presentPlayerAt(row, seat)?.displayName ?? '' });
  return {
    kind: 'dance',
    replayId,
    players: [nameOf(0), nameOf(1)],
    withBee: row.with_bee === 1,
    outcome: row.outcome,
    finishedAt: formatIsoTime(row.ended_at),
    rounds: addRoundReasons(game, bee.reasonFor).map(
      ({ words, match, warmth, reasons }, index) => ({
        round: index + 1,
        words: [words[0].word, words[1].word],
        match,
        warmth,
        ...(reasons && { reasons }),
      }),
    ),
    ...presentOpening(game.opening),
    ...(row.telepathy !== null && { telepathy: row.telepathy }),
  };
}
