import { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

/** An entry of the caller's list of friends or of blocked players. */
export const listedPlayer = otherPlayer.extend({ since: isoTimestamp });

/** A request to be friends that waits for an answer. */
export const pendingFriend = listedPlayer.extend({
  status: z.literal('pending'),
  isMine: z.boolean().describe('I have asked. Otherwise they asked me.'),
});

export type PendingFriend = z.infer<typeof pendingFriend>;
export type ListedPlayer = z.infer<typeof listedPlayer>;
