import { randomId } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { GroupsDeps } from './deps.ts';
import { findFriendsGroup, insertFriendsGroupIfMissing } from './queries.ts';

/** One per player, created on first use. Its members are the player's friends. */
export async function findOrCreateFriendsGroup({ db, clock }: GroupsDeps, playerId: string) {
  const known = await findFriendsGroup(db.read, playerId);
  if (known) return known.id;
  const now = clock.now();
  return db.transaction([`player:${playerId}`], async (sql) => {
    if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
    await insertFriendsGroupIfMissing(sql, {
      id: randomId('group'),
      type: 'friends',
      name: 'Friends',
      description: '',
      owner_id: null,
      friends_of: playerId,
      invite_code: null,
      code_key: null,
      join_policy: 'approval',
      version: 1,
      created_at: now,
      created_by: null,
      create_key: null,
      ended_at: null,
      ended_reason: null,
    });
    const made = await findFriendsGroup(sql, playerId);
    if (!made) throw new Error('A friends group was made and is not there.');
    return made.id;
  });
}
