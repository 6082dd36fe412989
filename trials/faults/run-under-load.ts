import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { Ledger } from './ledger.ts';
import type { Verdict } from './verdict.ts';

const dances = 4;

/** The server that a fault is injected into, and the dances on it. */
export interface FaultContext {
  url: string;
  ledger: Ledger;
}

/** Injects a fault repeatedly while dances are played on one server, then looks for every acknowledged word. */
export async function runFaultUnderLoad(
  database: TestDatabase,
  times: number,
  survives: (played: FaultContext, time: number) => Promise<boolean>,
): Promise<Verdict> {
  const server = await startServerProcess(database);
  const ledger = new Ledger();
  await ledger.open(server.url, dances);
  let survived = 0;
  for (let time = 0; time < times; time += 1) {
    if (await survives({ url: server.url, ledger }, time)) survived += 1;
  }
  const found = await ledger.compare(server.url);
  await server.end('SIGTERM');
  await database.remove();
  const remark = [`${ledger.acknowledged} words`, ...ledger.unexplained.slice(0, 3)].join('; ');
  return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
}

/** Whether the server reports that it isn't ready, and is alive. */
export async function isUnready(url: string): Promise<boolean> {
  const { status } = await fetch(`${url}/api/ready`);
  return status === 503 && (await fetch(`${url}/api/health`)).ok;
}
