import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tools/services/postgres.ts';
import { placeFor } from './place.ts';
import { isWaiting, playThrough } from './play-through.ts';
import type { Fault } from './verdict.ts';
import { WeakLink } from './weak-link.ts';

const words = 20;
const cutMs = 1500;

export const losePostgres: Fault = {
  name: 'PostgreSQL slow, cut off, and back',
  times: { short: 1, long: 20 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    const link = await WeakLink.to(postgres.port);
    const databaseUrl = postgres.url.replace(`:${postgres.port}`, `:${link.port}`);
    let slowest = 0;
    const verdict = await playThrough(placeFor({ databaseUrl }), times, async ({ url, ledger }) => {
      link.slow(40);
      const isSlowFine = await ledger.playOn(url, words);
      link.cut();
      const began = performance.now();
      const waits = await isWaiting(url);
      slowest = Math.max(slowest, performance.now() - began);
      await pause(cutMs);
      link.mend();
      return (await ledger.playOn(url, words)) && isSlowFine && waits;
    });
    link.close();
    postgres.stop();
    return { ...verdict, remark: `503 after ${Math.round(slowest)} ms at most; ${verdict.remark}` };
  },
};
