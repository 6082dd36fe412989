import { readInviteCode } from '@bee-jinx/game';
import type { Reader } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GroupsParts } from '../parts.ts';
import { roleIn } from '../present-group.ts';
import { findGroup, findGroupByCode, type SeenGroup } from '../queries.ts';

export interface HiveWish {
  inviteCode?: string | null | undefined;
  groupId?: string | null | undefined;
}

/**
 * Whatever is wrong, the answer is the same: also for whom the owner has blocked, so that they can't tell it from a
 * code that leads nowhere. Who is in the hive stays in it.
 */
export async function findHive(
  { db, hasBlocked }: Pick<GroupsParts, 'db' | 'hasBlocked'>,
  wish: HiveWish,
  playerId: string,
): Promise<SeenGroup> {
  const row = await lookUp(db.read, wish, playerId);
  const isHidden =
    row &&
    row.owner_id !== null &&
    !isIn(row, playerId) &&
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
  wish: HiveWish,
  playerId: string,
): Promise<SeenGroup | undefined> {
  if (wish.inviteCode != null) {
    const code = readInviteCode(wish.inviteCode);
    return code && (await findGroupByCode(sql, code.key, playerId));
  }
  if (wish.groupId == null) return undefined;
  const row = await findGroup(sql, wish.groupId, playerId);
  const isKnown = row && (row.joined_at !== null || row.my_request_id !== null);
  return isKnown && row.ended_at === null ? row : undefined;
}

export function isIn(row: SeenGroup, playerId: string): boolean {
  const role = roleIn(row, playerId);
  return role === 'owner' || role === 'member';
}
