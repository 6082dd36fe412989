import type { CallReply } from '@bee-jinx/contract';
import { type JoinPolicy, maxHivesPerPlayer } from '@bee-jinx/game';
import { enforceDailyLimit } from '../../platform/daily-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { randomId } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { GroupsDeps } from './deps.ts';
import { inviteCodeLockKeys, pickInviteCode } from './invite-code.ts';
import { countGroupsOf, upsertMember } from './members/queries.ts';
import { loadPresentedGroup } from './present-group.ts';
import {
  bumpGroupVersion,
  findGroupByCreateKey,
  insertGroup,
  nthNewestFoundingTime,
} from './queries.ts';
import { validateDescription, validateHiveName } from './validate-group.ts';

/** Ended hives stay on disk, so the limit on memberships doesn't bound them. */
const maxFoundedPerDay = 100;

interface NewGroup {
  name: string;
  description: string;
  inviteCode?: string | null | undefined;
  joinPolicy: JoinPolicy;
}

/** The founder is owner and first member. */
export async function createGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: NewGroup,
  createKey: string | null,
): Promise<CallReply<'createGroup'>> {
  const { db, clock, live } = deps;
  const now = clock.now();
  const name = validateHiveName(input.name);
  const description = validateDescription(input.description);
  const id = randomId('group');
  const keys = [`player:${playerId}`, ...inviteCodeLockKeys(input.inviteCode)];
  const made = await db.transaction(keys, async (sql) => {
    const known =
      createKey === null ? undefined : await findGroupByCreateKey(sql, playerId, createKey);
    if (known) return { id: known.id, version: null };
    if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
    if ((await countGroupsOf(sql, playerId)) >= maxHivesPerPlayer)
      throw new Refusal('too_many_groups');
    await enforceDailyLimit(
      maxFoundedPerDay,
      now,
      (input) => nthNewestFoundingTime(sql, playerId, input),
      `You have founded ${maxFoundedPerDay} hives within a day. Come back later.`,
    );
    const { code, key } = await pickInviteCode(sql, input.inviteCode, id);
    await insertGroup(sql, {
      id,
      type: 'hive',
      name,
      description,
      owner_id: playerId,
      friends_of: null,
      invite_code: code,
      code_key: key,
      join_policy: input.joinPolicy,
      version: 0,
      created_at: now,
      created_by: playerId,
      create_key: createKey,
      ended_at: null,
      ended_reason: null,
    });
    await upsertMember(sql, {
      group_id: id,
      player_id: playerId,
      joined_at: now,
      join_method: 'founded',
      left_at: null,
      was_removed: 0,
    });
    return { id, version: (await bumpGroupVersion(sql, id)).version };
  });
  if (made.version !== null) {
    live.sendSignal([playerId], { topic: 'group', id: made.id, version: made.version });
  }
  return { group: await loadPresentedGroup(deps, made.id, playerId) };
}
