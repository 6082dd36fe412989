import {
  type LocalDate,
  mondayOfRecap,
  nextRecapAt,
  puzzleNumberOn,
  type RecapPeriod,
  recapRange,
  recapsToldOn,
  weekMs,
} from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import type { Writer } from '../../../platform/database/database.ts';
import { repeatEvery } from '../../../platform/repeat-every.ts';
import { settleDue } from '../../../platform/settle-due.ts';
import { findActiveSanction } from '../../identity/sanctions/queries.ts';
import type { NotificationDeps } from '../deps.ts';
import { type Notice, notify, signalInboxes } from '../notify.ts';
import { bumpInboxVersion, findInbox } from '../queries.ts';
import { changeSchedule, duePlayerIds } from './queries.ts';

const everyMs = 1000;

/** Returns what stops it. */
export const startTellingRecaps = (
  deps: NotificationDeps,
  log: FastifyBaseLogger,
): (() => Promise<void>) =>
  repeatEvery(
    everyMs,
    () => tellDueRecaps(deps),
    (error) => log.warn({ err: error }, 'Recaps could not be told.'),
  );

/** A player who has finished a game is told of its week on the Monday after. */
export async function expectRecap(
  { db, clock }: Pick<NotificationDeps, 'db' | 'clock'>,
  playerId: string,
  utcOffset: number,
): Promise<void> {
  const isExpected = (inbox: { recap_at: number | null } | undefined) =>
    inbox !== undefined && inbox.recap_at !== null;
  if (isExpected(await findInbox(db.read, playerId))) return;
  await db.transaction([`inbox:${playerId}`], async (sql) => {
    const inbox = await findInbox(sql, playerId);
    if (isExpected(inbox) || (!inbox && !(await bumpInboxVersion(sql, playerId)))) return;
    await changeSchedule(sql, playerId, { recap_at: nextRecapAt(clock.now(), utcOffset) });
  });
}

export const tellDueRecaps = (deps: NotificationDeps): Promise<void> =>
  settleDue(
    (limit) => duePlayerIds(deps.db.read, 'recap_at', deps.clock.now(), limit),
    (playerId) => tellOnce(deps, playerId),
  );

/** As with reminders, the time is taken back in the transaction that tells, under the lock of the inbox. */
async function tellOnce(deps: NotificationDeps, playerId: string): Promise<void> {
  const { db, clock } = deps;
  const inboxes = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const now = clock.now();
    const recapAt = (await findInbox(sql, playerId))?.recap_at ?? null;
    if (recapAt === null || recapAt > now) return [];
    const monday = mondayOfRecap(recapAt);
    await changeSchedule(sql, playerId, {
      recap_at: await nextAfter(deps, sql, playerId, recapAt),
    });
    // A week later the page shows another one.
    const isWanted = now - recapAt < weekMs && !(await findActiveSanction(sql, playerId, now));
    return isWanted ? notify(sql, await noticesOn(deps, sql, playerId, monday), clock) : [];
  });
  signalInboxes(deps, inboxes);
}

/** Who has played already on this Monday, before they are told, won't be asked again by that game. */
async function nextAfter(
  { hasPlayedSince }: NotificationDeps,
  sql: Writer,
  playerId: string,
  recapAt: number,
): Promise<number | null> {
  const thisMonday = puzzleNumberOn(mondayOfRecap(recapAt));
  return (await hasPlayedSince(sql, playerId, thisMonday)) ? recapAt + weekMs : null;
}

async function noticesOn(
  { playedBetween }: NotificationDeps,
  sql: Writer,
  playerId: string,
  monday: LocalDate,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const period of recapsToldOn(monday)) {
    const counts = await playedBetween(sql, playerId, recapRange(period, monday));
    if (counts.played === 0) continue;
    notices.push({ to: playerId, type: types[period], from: null, text: texts[period](counts) });
  }
  return notices;
}

const types = { week: 'recap_week', year: 'recap_year' } as const;

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const sum = ({ played, jinxes }: { played: number; jinxes: number }) =>
  `${count(played, 'pair', 'pairs')}, ${count(jinxes, 'jinx', 'jinxes')}.`;

const texts: Record<RecapPeriod, (counts: { played: number; jinxes: number }) => string> = {
  week: (counts) => `Your week with the bee: ${sum(counts)}`,
  year: (counts) => `Your year with the bee, so far: ${sum(counts)}`,
};
