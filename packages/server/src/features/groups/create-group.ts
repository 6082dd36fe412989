import type { CallReply } from '@bee-jinx/contract';
import { type JoinPolicy, mostHives } from '@bee-jinx/game';
import { randomId } from '../../platform/chance.ts';
import { refuseBeyond } from '../../platform/daily-cap.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import { acceptableDescription, acceptableHiveName } from './acceptable-group.ts';
import { codeFor, codeLock } from './free-code.ts';
import { countGroupsOf, putMember } from './members/queries.ts';
import type { GroupsParts } from './parts.ts';
import { showGroup } from './present-group.ts';
import { findGroupByCreateKey, foundedSince, growGroup, insertGroup } from './queries.ts';

/** Hives that have ended stay on the disk, so being in fifty at most bounds nothing. */
const mostFoundedPerDay = 100;

interface Wish {
  name: string;
  description: string;
  inviteCode?: string | null | undefined;
  joinPolicy: JoinPolicy;
}

/** Who founds a hive owns it, and is its first member. */
export async function createGroup(
  parts: GroupsParts,
  { playerId }: Caller,
  wish: Wish,
  createKey: string | null,
): Promise<CallReply<'createGroup'>> {
  const { db, clock, live } = parts;
  const now = clock.now();
  const name = acceptableHiveName(wish.name);
  const description = acceptableDescription(wish.description);
  const id = randomId('group');
  const keys = [`player:${playerId}`, ...codeLock(wish.inviteCode)];
  const made = await db.transaction(keys, async (sql) => {
    const known =
      createKey === null ? undefined : await findGroupByCreateKey(sql, playerId, createKey);
    if (known) return { id: known.id, version: null };
    if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
    if ((await countGroupsOf(sql, playerId)) >= mostHives) throw new Refusal('too_many_groups');
    await refuseBeyond(
      mostFoundedPerDay,
      now,
      (wish) => foundedSince(sql, playerId, wish),
      `You have founded ${mostFoundedPerDay} hives within a day. Come back later.`,
    );
    const { code, key } = await codeFor(sql, wish.inviteCode, id);
    await insertGroup(sql, {
      id,
      type: 'hive',
      name,
      description,
      owner_id: playerId,
      friends_of: null,
      invite_code: code,
      code_key: key,
      join_policy: wish.joinPolicy,
      version: 0,
      created_at: now,
      created_by: playerId,
      create_key: createKey,
      ended_at: null,
      ended_reason: null,
    });
    await putMember(sql, {
      group_id: id,
      player_id: playerId,
      joined_at: now,
      join_method: 'founded',
      left_at: null,
      was_removed: 0,
    });
    return { id, version: await growGroup(sql, id) };
  });
  if (made.version !== null) {
    live.tell([playerId], { topic: 'group', id: made.id, version: made.version });
  }
  return { group: await showGroup(parts, made.id, playerId) };
}
