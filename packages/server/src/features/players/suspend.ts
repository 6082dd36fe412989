import type { CallInput, InspectedPlayer } from '@bee-jinx/contract';
import { readDescription } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer, type PlayerRow } from '../identity/queries.ts';
import { imposeSanction } from '../identity/sanctions/impose.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { liftSanctions, setSuspendedUntil } from '../identity/sanctions/queries.ts';
import { inspectPlayer, unknownPlayer } from './inspect-player.ts';
import type { PlayersParts } from './parts.ts';

interface Deed {
  userId: string;
  reason: string;
  requestId: string;
}

interface Outcome {
  /** Of the player. */
  version: number;
  afterwards?: () => void;
}

/** Until some time, or for good. From the commit on nothing more of theirs is written. */
export async function suspendPlayer(
  parts: PlayersParts,
  admin: Caller,
  { until: end, ...deed }: Deed & Pick<CallInput<'suspendPlayer'>['body'], 'until'>,
): Promise<InspectedPlayer> {
  const now = parts.clock.now();
  const until = end === undefined ? null : Date.parse(end);
  if (until !== null && until <= now) throw unfit('until', 'That time has passed already.');
  if (deed.userId === admin.playerId) {
    throw new Refusal('forbidden', { message: 'You can’t suspend yourself.' });
  }
  const act = end === undefined ? 'banned' : `suspended until ${end}`;
  await decide(
    parts,
    admin,
    { ...deed, act, keys: await parts.underWay.keysFor(deed.userId) },
    now,
    async (sql, player, reason) => ({
      afterwards: await parts.underWay.end(sql, player.id),
      version: await imposeSanction(sql, player.id, { reason, until, by: admin.playerId }, now),
    }),
  );
  return inspectPlayer(parts, deed.userId);
}

export async function liftSuspension(
  parts: PlayersParts,
  admin: Caller,
  deed: Deed,
): Promise<InspectedPlayer> {
  const now = parts.clock.now();
  await decide(
    parts,
    admin,
    { ...deed, act: 'lifted the suspension' },
    now,
    async (sql, player, reason) => {
      if (!isSuspended(player, now)) {
        throw new Refusal('changed_meanwhile', { message: 'They aren’t suspended any more.' });
      }
      await liftSanctions(sql, player.id, { now, by: admin.playerId, reason });
      return { version: await setSuspendedUntil(sql, player.id, null) };
    },
  );
  return inspectPlayer(parts, deed.userId);
}

/** In one transaction with its line in the audit trail; then every screen of the player looks again. */
async function decide(
  { db, live, trail, tellFriends }: PlayersParts,
  admin: Caller,
  { userId, reason: typed, act, requestId, keys = [] }: Deed & { act: string; keys?: string[] },
  now: number,
  work: (sql: Writer, player: PlayerRow, reason: string) => Promise<Outcome>,
): Promise<void> {
  const reason = readDescription(typed);
  if (!reason) throw unfit('reason', 'A reason has 1 to 280 characters, none of them hidden.');
  const { version, afterwards } = await db.transaction(
    [`player:${userId}`, trail.key, ...keys],
    async (sql) => {
      const player = await findPlayer(sql, userId);
      if (!player) throw unknownPlayer();
      const recorded = { playerId: admin.playerId, act, requestId, about: userId, reason };
      await trail.record(sql, recorded, now);
      return work(sql, player, reason);
    },
    // What they are writing is committed before this, or sees it.
    { alone: [userId] },
  );
  live.tell([userId], { topic: 'player', id: userId, version });
  tellFriends(userId);
  afterwards?.();
}

function unfit(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: { fields: { [field]: message } } });
}
