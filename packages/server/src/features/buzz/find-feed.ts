import type { Reader } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Feed, findReadableGroup } from './queries.ts';

/** A group that the player isn't in is as unknown as one that never was. */
export async function findFeed(sql: Reader, playerId: string, groupId: string): Promise<Feed> {
  const group = await findReadableGroup(sql, playerId, groupId);
  if (!group) throw new Refusal('group_not_found');
  return group.type === 'friends' ? 'friends' : { groupId };
}
