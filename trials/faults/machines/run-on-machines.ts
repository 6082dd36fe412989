import { HaCluster, lacksMachines } from '../../../tools/services/ha/ha-cluster.ts';
import { Ledger } from '../ledger.ts';
import type { Fault, Verdict } from '../verdict.ts';
import { FollowedDance } from './followed-dance.ts';
import { outages, slowestRefusal } from './outages.ts';

const dances = 4;
const wordsBefore = 20;
const wordsAfter = 20;

export interface MachinesContext {
  cluster: HaCluster;
  ledger: Ledger;
}

interface MachineFault {
  name: string;
  times: { short: number; long: number };
  hasPgbouncer?: boolean;
  /** Injects the fault while dances are played. */
  inject(context: MachinesContext, time: number): Promise<void>;
  /** Repairs what was broken; dances are played all the while. */
  mend(context: MachinesContext, time: number): Promise<void>;
}

let cluster: HaCluster | undefined;
let hasPgbouncer = false;

/** A fault of three machines, any of which may be lost. Those that want the same machines share them. */
export function faultOnMachines(fault: MachineFault): Fault {
  return {
    name: fault.name,
    times: fault.times,
    lacks: lacksMachines,
    run: async (times) => runOnMachines(fault, times),
  };
}

export async function stopMachines(): Promise<void> {
  await cluster?.stop();
  cluster = undefined;
}

async function machinesFor(fault: MachineFault): Promise<HaCluster> {
  const wantsPgbouncer = fault.hasPgbouncer ?? false;
  if (cluster && hasPgbouncer !== wantsPgbouncer) await stopMachines();
  hasPgbouncer = wantsPgbouncer;
  cluster ??= await HaCluster.start({ hasPgbouncer });
  return cluster;
}

async function runOnMachines(fault: MachineFault, times: number): Promise<Verdict> {
  const machines = await machinesFor(fault);
  const ledger = new Ledger('relaxed');
  ledger.pauseMs = 60;
  ledger.dancesAtOnce = dances;
  const followed = new FollowedDance(machines.url);
  await ledger.open(machines.url, dances);
  const end = new AbortController();
  const playing = ledger.play(machines.url, end.signal);
  const following = followed.playUntil(end.signal);
  const faultsAt: number[] = [];
  let survived = 0;
  for (let time = 0; time < times; time += 1) {
    const context = { cluster: machines, ledger };
    const wasFine = await ledger.waitForWords(wordsBefore);
    faultsAt.push(performance.now());
    let isBack = false;
    try {
      await fault.inject(context, time);
      isBack = await ledger.waitForWords(wordsAfter);
      await fault.mend(context, time);
      await machines.waitUntilWhole();
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${machines.logs}`, { cause: error });
    }
    if (wasFine && isBack) survived += 1;
  }
  end.abort();
  await Promise.all([playing, following]);
  const found = await ledger.compare(machines.url);
  const gaps = outages(ledger.calls, faultsAt);
  const unclear = ledger.calls.filter((call) => call.end === 'unclear').length;
  const remark = [
    `${ledger.acknowledged} words`,
    `back after ${seconds(median(gaps))} s (${seconds(Math.max(...gaps))} at most)`,
    `${ledger.refused} refused, in ${Math.round(slowestRefusal(ledger.calls))} ms at most, ${unclear} of them by a lost connection`,
    `${followed.played} dances followed live, ${followed.missed.length} with a gap`,
    ...followed.missed,
    ...ledger.unexplained.slice(0, 3),
  ].join('; ');
  // A listener that doesn't know the last word has lost it.
  const lost = found.lost + followed.missed.length;
  return {
    tried: times,
    survived,
    lost,
    doubled: found.doubled,
    leaked: ledger.leaked,
    outageMs: Math.max(...gaps),
    remark,
    course: { calls: ledger.calls, faultsAt },
  };
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
