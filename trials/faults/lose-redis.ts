import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sampleEvent } from '../../packages/server/src/testing/test-events.ts';
import { newPlayer, type TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { runFaultUnderLoad } from './run-under-load.ts';
import type { Fault } from './verdict.ts';

const words = 20;

export const loseRedis: Fault = {
  name: 'Redis slow, cut off, crashed, and back',
  times: { short: 1, long: 20 },
  run: async (times) => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const link = await FaultyProxy.to(redis.port);
    const redisUrl = `redis://127.0.0.1:${link.port}`;
    const database = createTempDatabase({ databaseUrl: postgres.url, redisUrl });
    const events = new EventLedger(postgres.url);
    let lostEvents = 0;
    const verdict = await runFaultUnderLoad(database, times, async ({ url, ledger }) => {
      link.slow(40);
      const isSlowFine = await ledger.playOn(url, words);
      const before = ledger.refused;
      link.cut();
      const isFineCutOff = await ledger.playOn(url, words);
      link.mend();
      const isBack = await reconnected(url);
      // What Redis has stored by now must survive its crash.
      await events.record(url);
      await redis.halt();
      const isFineWithout = await ledger.playOn(url, words);
      await events.record(url);
      await redis.resume();
      const isBackAgain = await reconnected(url);
      const playedOn = isSlowFine && isFineCutOff && isFineWithout && ledger.refused === before;
      lostEvents = await events.lost();
      return playedOn && isBack && isBackAgain;
    });
    link.close();
    redis.stop();
    postgres.stop();
    const remark = `no word refused without it; ${verdict.remark}; ${events.acknowledged} events`;
    return { ...verdict, lost: verdict.lost + lostEvents, remark };
  },
};

/** Counts acknowledged events, and those of them that are stored. */
class EventLedger {
  readonly #databaseUrl: string;
  #player: TestPlayer | undefined;
  acknowledged = 0;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  async record(url: string): Promise<void> {
    this.#player ??= await newPlayer(url);
    for (let sent = 0; sent < 10; sent += 1) {
      const events = [sampleEvent(`fault ${this.acknowledged}`)];
      const { status } = await this.#player.ask('recordEvents', { body: { events } });
      if (status === 200) this.acknowledged += 1;
    }
  }

  /** How many are not stored within a minute. */
  async lost(): Promise<number> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    try {
      let missing = this.acknowledged;
      for (let look = 0; look < 600 && missing > 0; look += 1) {
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
  for (let look = 0; look < 600; look += 1) {
    if ((await (await fetch(`${url}/api/ready`)).text()).includes('"connected"')) return true;
    await pause(100);
  }
  return false;
}
