import { startPostgres } from '../../tools/services/postgres.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { isUnready, runFaultUnderLoad } from './run-under-load.ts';
import type { Fault } from './verdict.ts';

const words = 20;

export const restartPostgres: Fault = {
  name: 'PostgreSQL stopped or crashed, and started again',
  times: { short: 1, long: 30 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    const database = createTempDatabase({ databaseUrl: postgres.url });
    let refused = 0;
    const verdict = await runFaultUnderLoad(database, times, async ({ url, ledger }, time) => {
      const end = new AbortController();
      const playing = ledger.play(url, end.signal);
      const wasFine = await ledger.waitForWords(words);
      await postgres.halt(time % 2 === 0 ? 'immediate' : 'fast');
      const waits = await isUnready(url);
      await postgres.resume();
      const isBack = await ledger.waitForWords(words);
      end.abort();
      await playing;
      refused = ledger.refused;
      return wasFine && waits && isBack;
    });
    postgres.stop();
    return { ...verdict, remark: `${refused} refused meanwhile; ${verdict.remark}` };
  },
};
