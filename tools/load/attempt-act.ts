import type { Crowd } from './crowd.ts';
import type { Act, Tally } from './tally.ts';

const timeoutMs = 20_000;

/** Whoever's turn it is acts; what breaks, and what isn't answered in time, has failed. */
export async function attemptAct(
  crowd: Pick<Crowd, 'next' | 'isFree'>,
  tally: Tally,
  since = performance.now(),
) {
  const { player, role } = await crowd.next();
  const isTooLate = performance.now() - since > timeoutMs;
  const failed = (reason: string): Act => ({ kind: role, outcome: 'failed', reason });
  const act = isTooLate
    ? failed('its turn never came')
    : await withTimeout(player.act(), failed('no answer')).catch(({ message }: Error) =>
        failed(message),
      );
  tally.record(act, performance.now() - since);
  if (act.outcome === 'failed') player.startOver();
  crowd.isFree(role, player);
}

async function withTimeout(act: Promise<Act>, tooLong: Act): Promise<Act> {
  const limit = Promise.withResolvers<Act>();
  const timer = setTimeout(limit.resolve, timeoutMs, tooLong);
  try {
    return await Promise.race([act, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
