import type { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

/** An entry of the caller's list of friends or of blocked players. */
export const listedPlayer = otherPlayer.extend({ since: isoTimestamp });

export type ListedPlayer = z.infer<typeof listedPlayer>;
