import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import { sampleEvent } from '../../packages/server/src/testing/test-events.ts';
import { newPlayer, type TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { Ledger } from './ledger.ts';
import { placeFor } from './place.ts';
import type { Fault } from './verdict.ts';
import { WeakLink } from './weak-link.ts';

const tables = 4;
const words = 20;

export const loseRedis: Fault = {
  name: 'Redis slow, cut off, crashed, and back',
  times: { short: 1, long: 20 },
  run: async (times) => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const link = await WeakLink.to(redis.port);
    const redisUrl = `redis://127.0.0.1:${link.port}`;
    const place = placeFor({ databaseUrl: postgres.url, redisUrl });
    const server = await startServerProcess(place);
    const ledger = new Ledger();
    await ledger.open(server.url, tables);
    const events = new EventLedger(await newPlayer(server.url), postgres.url);
    let survived = 0;
    for (let time = 0; time < times; time += 1) {
      link.slow(40);
      const isSlowFine = await ledger.playOn(server.url, words);
      const before = ledger.refused;
      link.cut();
      const isFineCutOff = await ledger.playOn(server.url, words);
      link.mend();
      const isBack = await reconnected(server.url);
      // What it holds by now has to be there when it comes back.
      await events.record();
      await redis.halt();
      const isFineWithout = await ledger.playOn(server.url, words);
      await events.record();
      await redis.resume();
      const isBackAgain = await reconnected(server.url);
      const goesOn = isSlowFine && isFineCutOff && isFineWithout && ledger.refused === before;
      if (goesOn && isBack && isBackAgain) survived += 1;
    }
    const found = await ledger.compare(server.url);
    const lost = found.lost + (await events.lost());
    await server.end('SIGTERM');
    link.close();
    redis.stop();
    postgres.stop();
    await place.remove();
    const remark = `no word refused without it; ${ledger.acknowledged} words, ${events.acknowledged} events`;
    return { tried: times, survived, ...found, lost, leaked: ledger.leaked, remark };
  },
};

/** Events that were acknowledged, wherever they waited. */
class EventLedger {
  readonly #player: TestPlayer;
  readonly #databaseUrl: string;
  acknowledged = 0;

  constructor(player: TestPlayer, databaseUrl: string) {
    this.#player = player;
    this.#databaseUrl = databaseUrl;
  }

  async record(): Promise<void> {
    for (let sent = 0; sent < 10; sent += 1) {
      const events = [sampleEvent(`fault ${this.acknowledged}`)];
      const { status } = await this.#player.ask('recordEvents', { body: { events } });
      if (status === 200) this.acknowledged += 1;
    }
  }

  /** How many never reach the store. */
  async lost(): Promise<number> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    try {
      let missing = this.acknowledged;
      for (let look = 0; look < 200 && missing > 0; look += 1) {
        const { rows } = await client.query('select count(*)::int as stored from events');
        missing = this.acknowledged - rows[0].stored;
        if (missing > 0) await pause(100);
      }
      return missing;
    } finally {
      await client.end();
    }
  }
}

async function reconnected(url: string): Promise<boolean> {
  for (let look = 0; look < 200; look += 1) {
    if ((await (await fetch(`${url}/api/ready`)).text()).includes('"connected"')) return true;
    await pause(100);
  }
  return false;
}
