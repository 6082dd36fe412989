import { parseInviteCode } from '@bee-jinx/game';
import type { Reader } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import { roleIn } from '../present-group.ts';
import { findGroup, findGroupByCode, type ViewedGroup } from '../queries.ts';

export interface HiveLookup {
  inviteCode?: string | null | undefined;
  groupId?: string | null | undefined;
}

/**
 * Whatever is wrong, the answer is the same: also for whom the owner has blocked, so that they can't tell it from a
 * code that leads nowhere. Who is in the hive stays in it.
 */
export async function findHive(
  { db, hasBlocked }: Pick<GroupsDeps, 'db' | 'hasBlocked'>,
  input: HiveLookup,
  playerId: string,
): Promise<ViewedGroup> {
  const row = await lookUp(db.read, input, playerId);
  const isHidden =
    row &&
    row.owner_id !== null &&
    !isActiveMember(row, playerId) &&
    (await hasBlocked(db.read, row.owner_id, playerId));
  if (!row || isHidden) throw new Refusal('group_not_found');
  return row;
}

/**
 * By its code. The id opens a hive only to who has been in it or has asked: an id can't be changed when it
 * got into the wrong hands, a code can.
 */
async function lookUp(
  sql: Reader,
  input: HiveLookup,
  playerId: string,
): Promise<ViewedGroup | undefined> {
  if (input.inviteCode != null) {
    const code = parseInviteCode(input.inviteCode);
    return code && (await findGroupByCode(sql, code.key, playerId));
  }
  if (input.groupId == null) return undefined;
  const row = await findGroup(sql, input.groupId, playerId);
  const isKnown = row && (row.joined_at !== null || row.my_request_id !== null);
  return isKnown && row.ended_at === null ? row : undefined;
}

export function isActiveMember(row: ViewedGroup, playerId: string): boolean {
  const role = roleIn(row, playerId);
  return role === 'owner' || role === 'member';
}
