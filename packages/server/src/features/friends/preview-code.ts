import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { findByCode } from './find-by-code.ts';
import type { FriendsParts } from './parts.ts';

export async function previewCode(
  { db, clock }: FriendsParts,
  viewer: Caller | undefined,
  typed: string,
): Promise<CallReply<'previewFriendCode'>> {
  const asking = { askerId: viewer?.playerId, now: clock.now() };
  const { display_name } = await findByCode(db.read, typed, asking);
  return { displayName: display_name };
}
