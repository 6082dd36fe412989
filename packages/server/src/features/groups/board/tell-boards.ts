import type { GroupsDeps } from '../deps.ts';
import { listHivesWithMembers } from '../queries.ts';

/**
 * Somebody has finished their daily: the boards of their hives are looked at again. The hives themselves are
 * as they were, so their version stays, and who has not finished learns no more than the board tells them.
 */
export async function signalBoards(
  { db, live }: Pick<GroupsDeps, 'db' | 'live'>,
  playerId: string,
): Promise<void> {
  for (const { groupId, version, memberIds } of await listHivesWithMembers(db.read, playerId)) {
    live.sendSignal(memberIds, { topic: 'group', id: groupId, version });
  }
}
