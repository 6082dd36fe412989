import { type JoinMethod, maxHiveMembers, maxHivesPerPlayer } from '@bee-jinx/game';
import { enforceDailyLimit } from '../../../platform/daily-limit.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import type { GroupChange } from '../change-group.ts';
import { countGroupsOf } from '../members/queries.ts';
import type { ViewedGroup } from '../queries.ts';
import { insertRequest, nthNewestRequestTime, requestsBy } from './queries.ts';

/** Requests that were taken back stay on the disk. */
const maxPerDay = 200;

/** The id of the request; asked again, of the same one. */
export async function createJoinRequest(
  sql: Writer,
  group: ViewedGroup,
  playerId: string,
  joinMethod: JoinMethod,
  now: number,
): Promise<GroupChange<string>> {
  if (group.my_request_id !== null) return { result: group.my_request_id, isNothing: true };
  if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
  if (Number(group.member_count ?? 0) >= maxHiveMembers) throw new Refusal('group_full');
  const open = await requestsBy(sql, playerId);
  if ((await countGroupsOf(sql, playerId)) + open.length >= maxHivesPerPlayer) {
    throw new Refusal('too_many_groups');
  }
  await enforceDailyLimit(
    maxPerDay,
    now,
    (wish) => nthNewestRequestTime(sql, playerId, wish),
    `You have asked ${maxPerDay} times within a day. Come back later.`,
  );
  const id = randomId('request');
  await insertRequest(sql, {
    id,
    group_id: group.id,
    player_id: playerId,
    join_method: joinMethod,
    status: 'pending',
    created_at: now,
    answered_at: null,
  });
  const text = '{name} would like to join {hive}.';
  const notice = { from: playerId, groupId: group.id, type: 'group_request' as const, text };
  return {
    result: id,
    alsoTell: [playerId],
    notices: group.owner_id === null ? [] : [{ ...notice, to: group.owner_id }],
  };
}
