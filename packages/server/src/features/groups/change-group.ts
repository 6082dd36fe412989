import {
  type HiveAction,
  type HiveRole,
  hasHivePermission,
  hivePermissionRefusal,
} from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ChangedInbox, type Notice, notify, signalInboxes } from '../notifications/notify.ts';
import type { GroupsDeps } from './deps.ts';
import { memberIds } from './members/queries.ts';
import { roleIn, unknownHiveRefusal } from './present-group.ts';
import { bumpGroupVersion, findGroup, type ViewedGroup } from './queries.ts';

/** What came of a change, and who is to hear of it besides the members. */
export interface GroupChange<Result> {
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
  deps: GroupsDeps,
  who: { playerId: string; groupId: string; action: HiveAction; alsoLock?: readonly string[] },
  work: (sql: Writer, group: ViewedGroup, now: number) => Promise<GroupChange<Result>>,
): Promise<Result> {
  const { playerId, groupId, action, alsoLock = [] } = who;
  return changeLockedGroup(deps, [`player:${playerId}`, ...alsoLock], groupId, async (sql, now) => {
    const group = await findGroup(sql, groupId, playerId);
    if (!group) throw unknownHiveRefusal();
    requirePermission(roleIn(group, playerId), action);
    return work(sql, group, now);
  });
}

/** Without a caller whose role counts. */
export async function changeLockedGroup<Result>(
  { db, clock, live, notifications }: GroupsDeps,
  keys: readonly string[],
  groupId: string,
  work: (sql: Writer, now: number) => Promise<GroupChange<Result>>,
): Promise<Result> {
  const now = clock.now();
  const done = await db.transaction([...keys, `group:${groupId}`], async (sql) => {
    // Whoever is sent away hears this one signal more, so that their screens let go of the hive.
    const before = await memberIds(sql, groupId);
    const changed = await work(sql, now);
    if (changed.isNothing) return { changed, version: null, told: [], inboxes: [] };
    const version = await bumpGroupVersion(sql, groupId);
    const told = [...before, ...(await memberIds(sql, groupId)), ...(changed.alsoTell ?? [])];
    const inboxes = await notify(sql, changed.notices ?? [], clock);
    return { changed, version, told: [...new Set(told)], inboxes };
  });
  if (done.version !== null) {
    live.sendSignal(done.told, { topic: 'group', id: groupId, version: done.version });
  }
  signalInboxes(notifications, [...(done.changed.settled ?? []), ...done.inboxes]);
  return done.changed.result;
}

export function requirePermission(role: HiveRole, action: HiveAction): void {
  if (hasHivePermission(role, action)) return;
  const code = hivePermissionRefusal(role, action);
  throw code === 'group_not_found' ? unknownHiveRefusal() : new Refusal(code);
}
