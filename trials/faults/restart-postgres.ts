import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { Ledger } from './ledger.ts';
import { placeFor } from './place.ts';
import type { Fault } from './verdict.ts';

const tables = 4;
const words = 20;
const patienceMs = 60_000;

export const restartPostgres: Fault = {
  name: 'PostgreSQL stopped or crashed, and started again',
  times: { short: 1, long: 30 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    const place = placeFor({ databaseUrl: postgres.url });
    const server = await startServerProcess(place);
    const ledger = new Ledger();
    await ledger.open(server.url, tables);
    let survived = 0;
    for (let time = 0; time < times; time += 1) {
      const end = new AbortController();
      const playing = ledger.play(server.url, end.signal);
      const wasFine = await more(ledger);
      await postgres.halt(time % 2 === 0 ? 'immediate' : 'fast');
      const { status } = await fetch(`${server.url}/api/ready`);
      const isAlive = (await fetch(`${server.url}/api/health`)).ok;
      await postgres.resume();
      const isBack = await more(ledger);
      end.abort();
      await playing;
      if (wasFine && status === 503 && isAlive && isBack) survived += 1;
    }
    const found = await ledger.compare(server.url);
    await server.end('SIGTERM');
    postgres.stop();
    await place.remove();
    const said = `${ledger.refused} refused meanwhile; ${ledger.acknowledged} words`;
    const remark = [said, ...ledger.strange.slice(0, 3)].join('; ');
    return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
  },
};

/** Whether the game goes on. */
async function more(ledger: Ledger): Promise<boolean> {
  const wanted = ledger.acknowledged + words;
  const until = performance.now() + patienceMs;
  while (ledger.acknowledged < wanted && performance.now() < until) await pause(5);
  return ledger.acknowledged >= wanted;
}
