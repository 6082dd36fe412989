import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { findByCode } from './find-by-code.ts';
import type { FriendsParts } from './parts.ts';

export async function previewCode(
  { db }: FriendsParts,
  viewer: Caller | undefined,
  typed: string,
): Promise<CallReply<'previewFriendCode'>> {
  const { display_name } = await findByCode(db.read, typed, viewer?.playerId);
  return { displayName: display_name };
}
