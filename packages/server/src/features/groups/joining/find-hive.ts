import { readInviteCode } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findGroup, findGroupByCode, type SeenGroup } from '../queries.ts';

export interface HiveWish {
  inviteCode?: string | null | undefined;
  groupId?: string | null | undefined;
}

/**
 * By its code. The id opens a hive only to who has been in it or has asked: an id can't be changed when it
 * got into the wrong hands, a code can. Whatever is wrong, the answer is the same.
 */
export async function findHive(
  sql: Reader | Writer,
  wish: HiveWish,
  playerId: string,
): Promise<SeenGroup> {
  const code = wish.inviteCode == null ? undefined : readInviteCode(wish.inviteCode);
  if (code) {
    const row = await findGroupByCode(sql, code.key, playerId);
    if (row) return row;
  } else if (wish.inviteCode == null && wish.groupId != null) {
    const row = await findGroup(sql, wish.groupId, playerId);
    const isKnown = row && (row.joined_at !== null || row.my_request_id !== null);
    if (isKnown && row.ended_at === null) return row;
  }
  throw new Refusal('group_not_found');
}
