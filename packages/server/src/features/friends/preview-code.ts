import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { FriendsDeps } from './deps.ts';
import { findPlayerByCode } from './find-player-by-code.ts';

export async function previewFriendCode(
  { db, clock }: FriendsDeps,
  viewer: Caller | undefined,
  typed: string,
): Promise<CallReply<'previewFriendCode'>> {
  const asking = { askerId: viewer?.playerId, now: clock.now() };
  const { display_name } = await findPlayerByCode(db.read, typed, asking);
  return { displayName: display_name };
}
