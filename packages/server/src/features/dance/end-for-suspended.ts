import { cancelDance } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import { type DanceStep, signalDance, writeNotifications } from './dance-notifications.ts';
import { danceFromRow, seatOf } from './dance-row.ts';
import { saveDance } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { deleteWait } from './partner/queries.ts';
import { openDancesOf, openPartnersOf } from './queries.ts';

/** The transaction keys of the inboxes that ending the player's dances writes to. */
export async function openDanceLockKeys({ db }: DanceDeps, playerId: string): Promise<string[]> {
  const partners = await openPartnersOf(db.read, playerId);
  return [playerId, ...partners].map((id) => `inbox:${id}`);
}

/** For a player who became suspended by a merge, which carries a sanction along. */
export async function endDancesOfSuspended(deps: DanceDeps, playerId: string): Promise<void> {
  const keys = await openDanceLockKeys(deps, playerId);
  const end = (sql: Writer) => endDancesOfSuspendedIn(deps, sql, playerId);
  const announceAll = await deps.db.transaction(keys, end, { alone: [playerId] });
  announceAll();
}

/**
 * In the transaction that suspends: a word that is on its way finds the dance over. Who waits for them is told kindly, and not
 * why; an invite of theirs is only gone. Returns what to do after the commit.
 */
export async function endDancesOfSuspendedIn(
  deps: DanceDeps,
  sql: Writer,
  playerId: string,
): Promise<() => void> {
  const now = deps.clock.now();
  await deleteWait(sql, playerId);
  const ended: [DanceStep, ChangedInbox[]][] = [];
  for (const row of await openDancesOf(sql, playerId, 10_000)) {
    const before = danceFromRow(row);
    const game = cancelDance(before);
    const seat = seatOf(row, playerId);
    const step: DanceStep = {
      row: await saveDance(sql, row, before, game, now),
      before,
      game,
      actor: seat,
      skipsNotification: before.status === 'invited' && seat === 0,
      customText: '{name} can’t dance now.',
    };
    // Notified whether they have the site open or not.
    ended.push([step, await writeNotifications(sql, step, new Set(), deps.clock)]);
  }
  return () => {
    for (const [step, inboxes] of ended) signalDance(deps, step, inboxes);
  };
}
