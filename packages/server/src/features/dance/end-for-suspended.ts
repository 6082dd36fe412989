import { callOff } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import { announce, type Step, writeNews } from './announce.ts';
import { deleteWait } from './partner/queries.ts';
import type { DanceParts } from './parts.ts';
import { openDancesOf, openPartnersOf } from './queries.ts';
import { saveDance } from './save-dance.ts';
import { seatOf } from './seats.ts';
import { danceOf } from './stored-dance.ts';

/** What ending them writes to, as keys of its transaction. */
export async function keysOfUnderWay({ db }: DanceParts, playerId: string): Promise<string[]> {
  const partners = await openPartnersOf(db.read, playerId);
  return [playerId, ...partners].map((id) => `inbox:${id}`);
}

/** Where somebody was suspended without it, because a sanction came along with them. */
export async function endAfterwards(parts: DanceParts, playerId: string): Promise<void> {
  const keys = await keysOfUnderWay(parts, playerId);
  const end = (sql: Writer) => endForSuspended(parts, sql, playerId);
  const announceAll = await parts.db.transaction(keys, end, { alone: [playerId] });
  announceAll();
}

/**
 * In the transaction that suspends: a word that is on its way finds the dance over. Who waits for them is told kindly, and not
 * why; an invite of theirs is only gone. Returns what to do after the commit.
 */
export async function endForSuspended(
  parts: DanceParts,
  sql: Writer,
  playerId: string,
): Promise<() => void> {
  const now = parts.clock.now();
  await deleteWait(sql, playerId);
  const ended: [Step, ChangedInbox[]][] = [];
  for (const row of await openDancesOf(sql, playerId, 10_000)) {
    const before = danceOf(row);
    const game = callOff(before);
    const seat = seatOf(row, playerId);
    const step: Step = {
      row: await saveDance(sql, row, before, game, now),
      before,
      game,
      actor: seat,
      isQuiet: before.status === 'invited' && seat === 0,
      inWords: '{name} can’t dance now.',
    };
    // Told whether they are looking or not.
    ended.push([step, await writeNews(sql, step, new Set(), parts.clock)]);
  }
  return () => {
    for (const [step, inboxes] of ended) announce(parts, step, inboxes);
  };
}
