import type { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

/** A friend or a blocked player, as a list of mine keeps them. */
export const listedPlayer = otherPlayer.extend({ since: isoTimestamp });

export type ListedPlayer = z.infer<typeof listedPlayer>;
