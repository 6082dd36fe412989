import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { Ledger } from './ledger.ts';
import { placeFor } from './place.ts';
import type { Fault } from './verdict.ts';
import { WeakLink } from './weak-link.ts';

const tables = 4;
const words = 20;
const cutMs = 1500;

export const losePostgres: Fault = {
  name: 'PostgreSQL slow, cut off, and back',
  times: { short: 1, long: 20 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    const link = await WeakLink.to(postgres.port);
    const place = placeFor({
      databaseUrl: postgres.url.replace(`:${postgres.port}`, `:${link.port}`),
    });
    const server = await startServerProcess(place);
    const ledger = new Ledger();
    await ledger.open(server.url, tables);
    let survived = 0;
    let slowest = 0;
    for (let time = 0; time < times; time += 1) {
      link.slow(40);
      const isSlowFine = await ledger.playOn(server.url, words);
      link.cut();
      const began = performance.now();
      const answer = await fetch(`${server.url}/api/ready`);
      slowest = Math.max(slowest, performance.now() - began);
      const isAlive = (await fetch(`${server.url}/api/health`)).ok;
      await pause(cutMs);
      link.mend();
      const isBack = await ledger.playOn(server.url, words);
      if (isSlowFine && answer.status === 503 && isAlive && isBack) survived += 1;
    }
    const found = await ledger.compare(server.url);
    await server.end('SIGTERM');
    link.close();
    postgres.stop();
    await place.remove();
    const remark = `503 after ${Math.round(slowest)} ms at most; ${ledger.acknowledged} words`;
    return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
  },
};
