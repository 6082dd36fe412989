import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { Ledger } from './ledger.ts';
import type { Verdict } from './verdict.ts';

const tables = 4;

/** What a fault is made on: a server, and the dances at it. */
export interface FaultContext {
  url: string;
  ledger: Ledger;
}

/** Makes a fault again and again while dances go on at one server, then looks for every word that was taken. */
export async function runFaultUnderLoad(
  place: TestDatabase,
  times: number,
  survives: (played: FaultContext, time: number) => Promise<boolean>,
): Promise<Verdict> {
  const server = await startServerProcess(place);
  const ledger = new Ledger();
  await ledger.open(server.url, tables);
  let survived = 0;
  for (let time = 0; time < times; time += 1) {
    if (await survives({ url: server.url, ledger }, time)) survived += 1;
  }
  const found = await ledger.compare(server.url);
  await server.end('SIGTERM');
  await place.remove();
  const remark = [`${ledger.acknowledged} words`, ...ledger.strange.slice(0, 3)].join('; ');
  return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
}

/** Whether it says that it can't serve, and lives. */
export async function isUnready(url: string): Promise<boolean> {
  const { status } = await fetch(`${url}/api/ready`);
  return status === 503 && (await fetch(`${url}/api/health`)).ok;
}
