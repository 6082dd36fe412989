import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { TestPushService } from '../../packages/server/src/testing/test-push-service.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { Ledger } from './ledger.ts';
import { PushLedger } from './push-ledger.ts';
import type { Fault, Verdict } from './verdict.ts';

const tables = 6;
const wordsPerKill = 30;
/** Tables that stay as they are at each kill: what was to be told of their last word is told by nothing that comes after. */
const idleTablesPerKill = 2;

export const killServerOnSqlite: Fault = {
  name: 'kill -9 in mid-load, embedded database',
  times: { short: 2, long: 250 },
  run: (times) => killRepeatedly(createTempDatabase(), times),
};

export const killServerOnPostgres: Fault = {
  name: 'kill -9 in mid-load, PostgreSQL',
  times: { short: 2, long: 250 },
  run: async (times) => {
    const postgres = await startPostgres({ durable: true });
    try {
      return await killRepeatedly(createTempDatabase({ databaseUrl: postgres.url }), times);
    } finally {
      postgres.stop();
    }
  },
};

async function killRepeatedly(place: TestDatabase, times: number): Promise<Verdict> {
  // With three days for a word nobody is warned or runs out of time: then every word is told of once, and nothing else is.
  const service = await TestPushService.open();
  const pushes = new PushLedger(service);
  const ledger = new Ledger('relaxed', (player) => pushes.subscribe(player));
  let survived = 0;
  for (let life = 0; life < times; life += 1) {
    const server = await startServerProcess(place, { PUSH_TO_LOOPBACK: 'on' });
    await ledger.open(server.url, life === 0 ? tables : idleTablesPerKill);
    const end = new AbortController();
    const playing = ledger.play(server.url, end.signal);
    if (!(await ledger.hasTaken(wordsPerKill + (life % 7))))
      throw new Error('The load came to a standstill.');
    await server.end('SIGKILL');
    end.abort();
    await playing;
    ledger.leave(idleTablesPerKill);
    survived += 1;
  }
  const last = await startServerProcess(place, { PUSH_TO_LOOPBACK: 'on' });
  const [words, notices] = [await ledger.compare(last.url), await ledger.compareInboxes(last.url)];
  const unpushed = await pushes.missing(last.url);
  await last.end('SIGTERM');
  service.close();
  await place.remove();
  const told = `${notices.words} notices, ${pushes.sent} pushes (${pushes.repeated} of them again)`;
  const remark = [`${ledger.acknowledged} words`, told, ...ledger.strange.slice(0, 3)].join('; ');
  const lost = words.lost + notices.lost + unpushed;
  const doubled = words.doubled + notices.doubled;
  return { tried: times, survived, lost, doubled, leaked: ledger.leaked, remark };
}
