import type { z } from 'zod';
import { otherPlayer } from './dance-shapes.ts';
import { time } from './shapes.ts';

/** A friend or a blocked player, as a list of mine keeps them. */
export const keptPlayer = otherPlayer.extend({ since: time });

export type KeptPlayer = z.infer<typeof keptPlayer>;
