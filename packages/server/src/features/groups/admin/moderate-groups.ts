import type { CallReply } from '@bee-jinx/contract';
import { parseHiveDescription, parseInviteCode } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Notice } from '../../notifications/notify.ts';
import { changeLockedGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { presentRequest } from '../joining/join-requests.ts';
import { requestsOfGroup } from '../joining/queries.ts';
import { memberIds, membersOf } from '../members/queries.ts';
import { presentGroupForAdmin, presentMember } from '../present-group.ts';
import { endGroup, findGroup } from '../queries.ts';
import { findMatchingGroups } from './queries.ts';

const list = 'admin-groups';

export async function searchGroups(
  { db, cursors }: GroupsDeps,
  input: {
    search?: string | undefined;
    includeInactive?: boolean | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<CallReply<'searchGroups'>> {
  const after = input.cursor === undefined ? undefined : cursors.readRow(list, input.cursor);
  const text = (input.search ?? '').trim();
  const codeKey = parseInviteCode(text)?.key;
  const rows = await findMatchingGroups(
    db.read,
    { text, codeKey, withEnded: input.includeInactive ?? false },
    { after, limit: input.limit + 1 },
  );
  const page = rows.slice(0, input.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    groups: page.map(presentGroupForAdmin),
    ...(last && { nextCursor: cursors.writeRow(list, last) }),
  };
}

export async function inspectGroup(
  { db }: GroupsDeps,
  groupId: string,
): Promise<CallReply<'inspectGroup'>> {
  const row = await findGroup(db.read, groupId, '');
  if (!row) throw new Refusal('group_not_found', { message: 'There is no such hive.' });
  const members = await membersOf(db.read, groupId, 'all');
  const requests = await requestsOfGroup(db.read, groupId);
  return {
    group: presentGroupForAdmin(row),
    members: members.map((member) => ({
      ...presentMember(member, row.owner_id),
      ...(member.left_at !== null && { leftAt: formatIsoTime(member.left_at) }),
    })),
    requests: requests.map(presentRequest),
  };
}

/** Ends the hive and notifies the members with the reason. Idempotent. */
export async function dissolveGroup(
  deps: GroupsDeps,
  { groupId, reason: typed }: { groupId: string; reason: string },
): Promise<CallReply<'dissolveGroup'>> {
  const reason = parseHiveDescription(typed);
  if (!reason) {
    const message = 'A reason has 1 to 280 characters, none of them hidden.';
    throw new Refusal('invalid_input', { message, details: { fields: { reason: message } } });
  }
  await changeLockedGroup(deps, [], groupId, async (sql, now) => {
    const row = await findGroup(sql, groupId, '');
    if (!row) throw new Refusal('group_not_found', { message: 'There is no such hive.' });
    if (row.ended_at !== null) return { result: undefined, isNothing: true };
    const members = await memberIds(sql, groupId);
    const alsoSignal = await endGroup(sql, groupId, { now, reason });
    // Braces are placeholders in notifications.
    const text = `We had to close {hive}. ${reason.replace(/[{}]/g, '')}`;
    const notices = members.map(
      (to): Notice => ({ to, from: null, groupId, type: 'group_ended', text }),
    );
    return { result: undefined, alsoSignal, notices };
  });
  const { group } = await inspectGroup(deps, groupId);
  return { group };
}
