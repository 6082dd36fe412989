import type { CallReply } from '@bee-jinx/contract';
import { type DanceConfig, maxRoundsRange, startDance } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import { signalDance } from '../dance-notifications.ts';
import { danceFromRow, newDanceRow, pairKeyOf, seatOf, withNames } from '../dance-row.ts';
import { danceWithBee } from '../dance-with-bee.ts';
import type { DanceDeps } from '../deps.ts';
import { presentDanceFor } from '../present-dance.ts';
import { findDance, insertDance, type NamedDanceRow } from '../queries.ts';
import { deleteStaleWaits, deleteWait, findWait, othersWaiting, upsertWait } from './queries.ts';

const offerBeeAfterMs = 12_000;
/** A player who hasn't polled for so long has stopped waiting. */
const waitExpiresMs = 10_000;
/** For so long a repeated call gets the same pairing, in case a reply was lost. */
const pairingReplayMs = 60_000;
const maxCandidates = 50;

const defaultSearch: DanceConfig = { maxRounds: maxRoundsRange.usual, pace: 'live' };

/** Two who wait at the same time become a pair, at whichever servers they wait. */
export async function findPartner(
  deps: DanceDeps,
  caller: Caller,
  input: { withBee: boolean; gameConfig?: DanceConfig | null | undefined } | undefined,
): Promise<CallReply<'findPartner'>> {
  const { db, clock } = deps;
  const config = input?.gameConfig ?? defaultSearch;
  if (input?.withBee) {
    const seated = await danceWithBee(deps, caller, config, 'goes on');
    return { state: 'paired', game: await presentDanceFor(deps, seated), beeOffered: false };
  }
  const now = clock.now();
  const found = await db.transaction(['partner-search'], (sql) =>
    search(deps, sql, caller.playerId, config, now),
  );
  if ('since' in found) {
    return {
      state: 'waiting',
      waitingSince: formatIsoTime(found.since),
      beeOffered: now - found.since >= offerBeeAfterMs,
    };
  }
  const { row } = found;
  if (found.isNew)
    signalDance(deps, { row, before: null, game: danceFromRow(row), actor: null }, []);
  const seat = seatOf(row, caller.playerId) ?? 0;
  return { state: 'paired', game: await presentDanceFor(deps, { row, seat }), beeOffered: false };
}

export async function stopFindingPartner(
  { db }: DanceDeps,
  caller: Caller,
): Promise<{ waiting: false }> {
  await db.transaction(['partner-search'], (sql) => deleteWait(sql, caller.playerId));
  return { waiting: false };
}

type SearchResult = { since: number } | { row: NamedDanceRow; isNew: boolean };

async function search(
  deps: DanceDeps,
  sql: Writer,
  playerId: string,
  config: DanceConfig,
  now: number,
): Promise<SearchResult> {
  const me = await findPlayer(sql, playerId);
  if (!me) throw new Refusal('not_signed_in');
  const mine = await findWait(sql, playerId);
  if (mine?.game_id && now - mine.seen_at < pairingReplayMs) {
    const row = await findDance(sql, mine.game_id);
    if (row && row.ended_at === null) return { row, isNew: false };
  }
  await deleteStaleWaits(sql, now - pairingReplayMs);
  const wait = {
    player_id: playerId,
    seen_at: now,
    max_rounds: config.maxRounds,
    pace: config.pace,
    game_id: null,
  };
  const others = await othersWaiting(sql, playerId, {
    seenSince: now - waitExpiresMs,
    pace: config.pace,
    limit: maxCandidates,
  });
  for (const other of others) {
    const partner = await findPlayer(sql, other.player_id);
    if (!partner || !(await deps.canMeet(sql, playerId, partner.id))) continue;
    const maxRounds = Math.min(other.max_rounds, config.maxRounds);
    const row = newDanceRow(
      startDance({ maxRounds, pace: config.pace }, now),
      { seats: [partner.id, playerId], pairKey: pairKeyOf(partner.id, playerId) },
      now,
    );
    // Two who have a game already are no partners to each other.
    if (!(await insertDance(sql, row))) continue;
    await upsertWait(sql, { ...other, seen_at: now, game_id: row.id });
    await upsertWait(sql, { ...wait, waiting_since: now, game_id: row.id });
    return { row: withNames(row, [partner.display_name, me.display_name]), isNew: true };
  }
  const isStillWaiting = mine && mine.game_id === null && now - mine.seen_at < waitExpiresMs;
  const since = isStillWaiting ? mine.waiting_since : now;
  await upsertWait(sql, { ...wait, waiting_since: since });
  return { since };
}
