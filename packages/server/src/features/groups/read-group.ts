import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { refuseUnless } from './change-group.ts';
import type { GroupsParts } from './parts.ts';
import { noSuchHive, presentGroup, roleIn } from './present-group.ts';
import { findGroup, type SeenGroup } from './queries.ts';

export async function readGroup(
  parts: GroupsParts,
  { playerId }: Caller,
  groupId: string,
): Promise<CallReply<'readGroup'>> {
  return { group: presentGroup(await seeGroup(parts, groupId, playerId), playerId) };
}

/** Only for who is in it. */
export async function seeGroup(
  { db }: GroupsParts,
  groupId: string,
  playerId: string,
): Promise<SeenGroup> {
  const row = await findGroup(db.read, groupId, playerId);
  if (!row) throw noSuchHive();
  refuseUnless(roleIn(row, playerId), 'see');
  return row;
}
