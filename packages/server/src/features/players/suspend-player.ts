import type { CallInput, InspectedPlayer } from '@bee-jinx/contract';
import { parseHiveDescription } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { invalidFieldRefusal, Refusal } from '../../platform/refusal.ts';
import { findPlayer, type PlayerRow } from '../identity/queries.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { liftSanctions, setSuspendedUntil } from '../identity/sanctions/queries.ts';
import { imposeSanction } from '../identity/sanctions/sanctions.ts';
import type { PlayersDeps } from './deps.ts';
import { inspectPlayer, unknownPlayerRefusal } from './inspect-player.ts';

interface SanctionInput {
  userId: string;
  reason: string;
  requestId: string;
}

interface SanctionResult {
  /** The player's new version. */
  version: number;
  afterwards?: () => void;
}

/** Until a time, or for good. From the commit on, the player's writes are refused. */
export async function suspendPlayer(
  deps: PlayersDeps,
  admin: Caller,
  { until: end, ...sanction }: SanctionInput & Pick<CallInput<'suspendPlayer'>['body'], 'until'>,
): Promise<InspectedPlayer> {
  const now = deps.clock.now();
  const until = end === undefined ? null : Date.parse(end);
  if (until !== null && until <= now)
    throw invalidFieldRefusal('until', 'That time has passed already.');
  if (sanction.userId === admin.playerId) {
    throw new Refusal('forbidden', { message: 'You can’t suspend yourself.' });
  }
  const act = end === undefined ? 'banned' : `suspended until ${end}`;
  await applySanctionChange(
    deps,
    admin,
    { ...sanction, act, keys: await deps.openDances.keysFor(sanction.userId) },
    now,
    async (sql, player, reason) => ({
      afterwards: await deps.openDances.end(sql, player.id),
      version: await imposeSanction(sql, player.id, { reason, until, by: admin.playerId }, now),
    }),
  );
  return inspectPlayer(deps, sanction.userId);
}

export async function liftSuspension(
  deps: PlayersDeps,
  admin: Caller,
  sanction: SanctionInput,
): Promise<InspectedPlayer> {
  const now = deps.clock.now();
  await applySanctionChange(
    deps,
    admin,
    { ...sanction, act: 'lifted the suspension' },
    now,
    async (sql, player, reason) => {
      if (!isSuspended(player, now)) {
        throw new Refusal('changed_meanwhile', { message: 'They aren’t suspended any more.' });
      }
      await liftSanctions(sql, player.id, { now, by: admin.playerId, reason });
      return { version: await setSuspendedUntil(sql, player.id, null) };
    },
  );
  return inspectPlayer(deps, sanction.userId);
}

/** In one transaction with the audit entry; then signals the player's screens. */
async function applySanctionChange(
  { db, live, trail, signalFriends }: PlayersDeps,
  admin: Caller,
  {
    userId,
    reason: typed,
    act,
    requestId,
    keys = [],
  }: SanctionInput & { act: string; keys?: string[] },
  now: number,
  work: (sql: Writer, player: PlayerRow, reason: string) => Promise<SanctionResult>,
): Promise<void> {
  const reason = parseHiveDescription(typed);
  if (!reason)
    throw invalidFieldRefusal('reason', 'A reason has 1 to 280 characters, none of them hidden.');
  const { version, afterwards } = await db.transaction(
    [`player:${userId}`, trail.key, ...keys],
    async (sql) => {
      const player = await findPlayer(sql, userId);
      if (!player) throw unknownPlayerRefusal();
      const recorded = { playerId: admin.playerId, act, requestId, about: userId, reason };
      await trail.record(sql, recorded, now);
      return work(sql, player, reason);
    },
    // Concurrent writes of the player commit before this, or are refused.
    { alone: [userId] },
  );
  live.sendSignal([userId], { topic: 'player', id: userId, version });
  signalFriends(userId);
  afterwards?.();
}
