import type { CallName } from '@bee-jinx/contract';
import { callApi } from '../test-player.ts';
import { identityPlans, playingPlans } from './plans-alone.ts';
import { dancePlans } from './plans-dances.ts';
import { swarmPlans } from './plans-swarms.ts';
import { friendPlans, hivePlans } from './plans-together.ts';
import type { RacePlan, RacePlans, RaceRequest } from './race-plan.ts';
import type { RaceSetup } from './race-setup.ts';

/** For every writing call of players: one that is added without a plan doesn't compile. */
export const plans: RacePlans = {
  ...identityPlans,
  ...playingPlans,
  ...dancePlans,
  ...swarmPlans,
  ...friendPlans,
  ...hivePlans,
};

export interface RaceResult {
  acknowledged: { index: number; reply: unknown }[];
  refused: string[];
  /** Replies with a server error. */
  faults: string[];
  /** The status of the merge or deletion itself. */
  status: number;
}

const writers = 4;

/** Concurrent writers send the planned requests; halfway through, the player is merged or deleted. */
export async function runRace(
  stage: RaceSetup,
  name: CallName,
  plan: RacePlan,
  go: () => Promise<{ status: number }>,
): Promise<RaceResult> {
  const raced: RaceResult = { acknowledged: [], refused: [], faults: [], status: 0 };
  const waiting = [...plan.requests.entries()];
  const half = waiting.length / 2;
  let going: Promise<{ status: number }> | undefined;
  const write = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Not awaited: the remaining requests are sent meanwhile.
      if (waiting.length < half) going ??= go();
      await send(stage, name, next, raced);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  raced.status = (await (going ?? go())).status;
  return raced;
}

async function send(
  { url, visitor }: RaceSetup,
  name: CallName,
  [index, { by = visitor, input }]: [number, RaceRequest],
  raced: RaceResult,
): Promise<void> {
  const headers = { ...by.headers, 'idempotency-key': `raced-${index}` };
  const { status, data, error } = await callApi(url, name, input, headers);
  if (status === 200) raced.acknowledged.push({ index, reply: data });
  else if (status < 500) raced.refused.push(error.code);
  else raced.faults.push(`${status} ${error?.code}`);
}
