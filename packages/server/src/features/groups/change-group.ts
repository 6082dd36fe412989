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

/** The result of a change, and who is signalled besides the members. */
export interface GroupChange<Result> {
  result: Result;
  /** Nothing changed: no version bump, no signal. */
  isNothing?: boolean;
  alsoSignal?: readonly string[];
  notices?: readonly Notice[];
  /** Inboxes in which the join request has been marked as read. */
  readInboxes?: readonly ChangedInbox[];
}

/**
 * Runs every command on a hive: locks it, checks the caller's permission, applies the change and writes notifications
 * in one transaction, then sends signals.
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

/** Doesn't check permissions: for admins and `changeGroup`. */
export async function changeLockedGroup<Result>(
  { db, clock, live, notifications, onMembersLeft }: GroupsDeps,
  keys: readonly string[],
  groupId: string,
  work: (sql: Writer, now: number) => Promise<GroupChange<Result>>,
): Promise<Result> {
  const now = clock.now();
  const done = await db.transaction([...keys, `group:${groupId}`], async (sql) => {
    // Also those who are members no longer, so that their screens drop the hive.
    const before = await memberIds(sql, groupId);
    const changed = await work(sql, now);
    if (changed.isNothing) {
      return { changed, version: null, signalled: [], inboxes: [], haveLeft: false };
    }
    const { version, ended_at } = await bumpGroupVersion(sql, groupId);
    const after = await memberIds(sql, groupId);
    const signalled = [...before, ...after, ...(changed.alsoSignal ?? [])];
    const haveLeft = ended_at !== null || before.some((id) => !after.includes(id));
    const inboxes = await notify(sql, changed.notices ?? [], clock);
    return { changed, version, signalled: [...new Set(signalled)], inboxes, haveLeft };
  });
  if (done.version !== null) {
    live.sendSignal(done.signalled, { topic: 'group', id: groupId, version: done.version });
  }
  signalInboxes(notifications, [...(done.changed.readInboxes ?? []), ...done.inboxes]);
  if (done.haveLeft) await onMembersLeft(groupId);
  return done.changed.result;
}

export function requirePermission(role: HiveRole, action: HiveAction): void {
  if (hasHivePermission(role, action)) return;
  const code = hivePermissionRefusal(role, action);
  throw code === 'group_not_found' ? unknownHiveRefusal() : new Refusal(code);
}
