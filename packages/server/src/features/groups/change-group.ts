import { can, type HiveAction, type HiveRole, whyNot } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ChangedInbox, type Notice, notify, tellInboxes } from '../notifications/notify.ts';
import { memberIds } from './members/queries.ts';
import type { GroupsParts } from './parts.ts';
import { noSuchHive, roleIn } from './present-group.ts';
import { findGroup, growGroup, type SeenGroup } from './queries.ts';

/** What came of a change, and who is to hear of it besides the members. */
export interface Changed<Result> {
  result: Result;
  /** Nothing was changed: nobody needs to look again. */
  isNothing?: boolean;
  alsoTell?: readonly string[];
  notices?: readonly Notice[];
  /** Whose question it has answered. */
  settled?: readonly ChangedInbox[];
}

/**
 * How every command on a hive runs: the hive locked, the caller's role looked up and the rule asked, the
 * change made and told of, all in one transaction; then signals.
 */
export async function changeGroup<Result>(
  parts: GroupsParts,
  who: { playerId: string; groupId: string; action: HiveAction; alsoLock?: readonly string[] },
  work: (sql: Writer, group: SeenGroup, now: number) => Promise<Changed<Result>>,
): Promise<Result> {
  const { playerId, groupId, action, alsoLock = [] } = who;
  return lockGroup(parts, [`player:${playerId}`, ...alsoLock], groupId, async (sql, now) => {
    const group = await findGroup(sql, groupId, playerId);
    if (!group) throw noSuchHive();
    refuseUnless(roleIn(group, playerId), action);
    return work(sql, group, now);
  });
}

/** Without a caller whose role counts. */
export async function lockGroup<Result>(
  { db, clock, live, notifications }: GroupsParts,
  keys: readonly string[],
  groupId: string,
  work: (sql: Writer, now: number) => Promise<Changed<Result>>,
): Promise<Result> {
  const now = clock.now();
  const done = await db.transaction([...keys, `group:${groupId}`], async (sql) => {
    // Whoever is sent away hears this one signal more, so that their screens let go of the hive.
    const before = await memberIds(sql, groupId);
    const changed = await work(sql, now);
    if (changed.isNothing) return { changed, version: null, told: [], inboxes: [] };
    const version = await growGroup(sql, groupId);
    const told = [...before, ...(await memberIds(sql, groupId)), ...(changed.alsoTell ?? [])];
    const inboxes = await notify(sql, changed.notices ?? [], clock);
    return { changed, version, told: [...new Set(told)], inboxes };
  });
  if (done.version !== null) {
    live.tell(done.told, { topic: 'group', id: groupId, version: done.version });
  }
  tellInboxes(notifications, [...(done.changed.settled ?? []), ...done.inboxes]);
  return done.changed.result;
}

export function refuseUnless(role: HiveRole, action: HiveAction): void {
  if (can(role, action)) return;
  const code = whyNot(role, action);
  throw code === 'group_not_found' ? noSuchHive() : new Refusal(code);
}
