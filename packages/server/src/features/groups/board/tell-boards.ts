import type { GroupsParts } from '../parts.ts';
import { hivesAround } from '../queries.ts';

/**
 * Somebody has finished their daily: the boards of their hives are looked at again. The hives themselves are
 * as they were, so their version stays, and who has not finished learns no more than the board tells them.
 */
export async function tellBoards(
  { db, live }: Pick<GroupsParts, 'db' | 'live'>,
  playerId: string,
): Promise<void> {
  for (const { groupId, version, memberIds } of await hivesAround(db.read, playerId)) {
    live.tell(memberIds, { topic: 'group', id: groupId, version });
  }
}
