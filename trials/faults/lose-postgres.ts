import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tools/services/postgres.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { isUnready, runFaultUnderLoad } from './run-under-load.ts';
import type { Fault } from './verdict.ts';

const words = 20;
const cutMs = 1500;

export const losePostgres: Fault = {
  name: 'PostgreSQL slow, cut off, and back',
  times: { short: 1, long: 20 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    const link = await FaultyProxy.to(postgres.port);
    const databaseUrl = postgres.url.replace(`:${postgres.port}`, `:${link.port}`);
    let slowest = 0;
    const verdict = await runFaultUnderLoad(
      createTempDatabase({ databaseUrl }),
      times,
      async ({ url, ledger }) => {
        link.slow(40);
        const isSlowFine = await ledger.playOn(url, words);
        link.cut();
        const began = performance.now();
        const waits = await isUnready(url);
        slowest = Math.max(slowest, performance.now() - began);
        await pause(cutMs);
        link.mend();
        return (await ledger.playOn(url, words)) && isSlowFine && waits;
      },
    );
    link.close();
    postgres.stop();
    return { ...verdict, remark: `503 after ${Math.round(slowest)} ms at most; ${verdict.remark}` };
  },
};
