import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { Ledger } from './ledger.ts';
import { placeFor } from './place.ts';
import type { Fault, Verdict } from './verdict.ts';

const tables = 6;
const wordsPerLife = 30;

export const killOnSqlite: Fault = {
  name: 'kill -9 in mid-load, embedded database',
  times: { short: 2, long: 150 },
  run: (times) => killAgain(placeFor(), times),
};

export const killOnPostgres: Fault = {
  name: 'kill -9 in mid-load, PostgreSQL',
  times: { short: 2, long: 150 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    try {
      return await killAgain(placeFor({ databaseUrl: postgres.url }), times);
    } finally {
      postgres.stop();
    }
  },
};

async function killAgain(place: TestDatabase, times: number): Promise<Verdict> {
  const ledger = new Ledger();
  let survived = 0;
  for (let life = 0; life < times; life += 1) {
    const server = await startServerProcess(place);
    if (life === 0) await ledger.open(server.url, tables);
    const end = new AbortController();
    const playing = ledger.play(server.url, end.signal);
    if (!(await ledger.hasTaken(wordsPerLife + (life % 7))))
      throw new Error('The load came to a standstill.');
    await server.end('SIGKILL');
    end.abort();
    await playing;
    survived += 1;
  }
  const last = await startServerProcess(place);
  const found = await ledger.compare(last.url);
  await last.end('SIGTERM');
  await place.remove();
  const remark = [`${ledger.acknowledged} words`, ...ledger.strange.slice(0, 3)].join('; ');
  return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
}
