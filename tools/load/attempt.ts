import type { Crowd } from './crowd.ts';
import type { Act, Tally } from './tally.ts';

const patienceMs = 20_000;

/** Whoever's turn it is acts; what breaks, and what isn't answered in time, has failed. */
export async function attempt(
  crowd: Pick<Crowd, 'next' | 'isFree'>,
  tally: Tally,
  since = performance.now(),
) {
  const { player, role } = await crowd.next();
  const isTooLate = performance.now() - since > patienceMs;
  const act = isTooLate ? undefined : await withPatience(player.act());
  tally.record(act ?? { kind: role, outcome: 'failed' }, performance.now() - since);
  if (!act) player.startOver();
  crowd.isFree(role, player);
}

async function withPatience(act: Promise<Act>): Promise<Act | undefined> {
  const limit = Promise.withResolvers<undefined>();
  const timer = setTimeout(limit.resolve, patienceMs, undefined);
  try {
    return await Promise.race([act, limit.promise]);
  } catch (error) {
    console.error(`  failed: ${(error as Error).message.slice(0, 200)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
