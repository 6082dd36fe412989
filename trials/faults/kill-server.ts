import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { TestPushService } from '../../packages/server/src/testing/test-push-service.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { Ledger } from './ledger.ts';
import { PushLedger } from './push-ledger.ts';
import type { Fault, Verdict } from './verdict.ts';

const dances = 6;
const wordsPerKill = 30;
/** Dances that are left alone after each kill, so that no later word makes up for a lost notification. */
const idleDancesPerKill = 2;

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

async function killRepeatedly(database: TestDatabase, times: number): Promise<Verdict> {
  // At the relaxed pace nobody is warned or runs out of time, so there is exactly one notification per word.
  const service = await TestPushService.open();
  const pushes = new PushLedger(service);
  const ledger = new Ledger('relaxed', (player) => pushes.subscribe(player));
  let survived = 0;
  for (let life = 0; life < times; life += 1) {
    const server = await startServerProcess(database, { PUSH_TO_LOOPBACK: 'on' });
    await ledger.open(server.url, life === 0 ? dances : idleDancesPerKill);
    const end = new AbortController();
    const playing = ledger.play(server.url, end.signal);
    if (!(await ledger.waitForWords(wordsPerKill + (life % 7))))
      throw new Error('The load came to a standstill.');
    await server.end('SIGKILL');
    end.abort();
    await playing;
    ledger.stopPlaying(idleDancesPerKill);
    survived += 1;
  }
  const last = await startServerProcess(database, { PUSH_TO_LOOPBACK: 'on' });
  const [words, notices] = [await ledger.compare(last.url), await ledger.compareInboxes(last.url)];
  const unpushed = await pushes.missing(last.url);
  await last.end('SIGTERM');
  service.close();
  await database.remove();
  const summary = `${notices.words} notices, ${pushes.sent} pushes (${pushes.repeated} of them again)`;
  const remark = [`${ledger.acknowledged} words`, summary, ...ledger.unexplained.slice(0, 3)].join(
    '; ',
  );
  const lost = words.lost + notices.lost + unpushed;
  const doubled = words.doubled + notices.doubled;
  return { tried: times, survived, lost, doubled, leaked: ledger.leaked, remark };
}
