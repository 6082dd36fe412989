import type { BuzzPost } from '@bee-jinx/contract';
import type { Reaction } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announce } from './announce.ts';
import type { BuzzParts } from './parts.ts';
import { presentBuzz } from './present-buzz.ts';
import { chooseReaction, dropReaction, findReadable, growBuzz } from './queries.ts';

/** One reaction each: choosing another replaces it, choosing none takes it back. */
export async function react(
  parts: BuzzParts,
  { playerId }: Caller,
  buzzId: string,
  reaction: Reaction | null,
): Promise<{ buzz: BuzzPost }> {
  const { row, version } = await parts.db.transaction([`buzz:${buzzId}`], async (sql) => {
    const row = await findReadable(sql, playerId, buzzId);
    if (!row) throw new Refusal('not_found');
    if (reaction === null) await dropReaction(sql, buzzId, playerId);
    else await chooseReaction(sql, buzzId, playerId, reaction);
    return { row, version: await growBuzz(sql, buzzId) };
  });
  await announce(parts, row, version);
  const [buzz] = await presentBuzz(parts, playerId, [row]);
  return { buzz: buzz as BuzzPost };
}
