import type { BuzzPost } from '@bee-jinx/contract';
import type { Reaction } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BuzzDeps } from './deps.ts';
import { presentBuzz } from './present-buzz.ts';
import { bumpBuzzVersion, deleteReaction, findReadable, upsertReaction } from './queries.ts';
import { signalReaders } from './signal-readers.ts';

/** One reaction each: choosing another replaces it, choosing none takes it back. */
export async function reactToBuzz(
  deps: BuzzDeps,
  { playerId }: Caller,
  buzzId: string,
  reaction: Reaction | null,
): Promise<{ buzz: BuzzPost }> {
  const { row, version } = await deps.db.transaction([`buzz:${buzzId}`], async (sql) => {
    const row = await findReadable(sql, playerId, buzzId);
    if (!row) throw new Refusal('not_found');
    if (reaction === null) await deleteReaction(sql, buzzId, playerId);
    else await upsertReaction(sql, buzzId, playerId, reaction);
    return { row, version: await bumpBuzzVersion(sql, buzzId) };
  });
  await signalReaders(deps, row, version);
  const [buzz] = await presentBuzz(deps, playerId, [row]);
  return { buzz: buzz as BuzzPost };
}
