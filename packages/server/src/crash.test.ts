import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { often } from './testing/often.ts';
import { failingStart, startServerProcess } from './testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { TestListener } from './testing/test-listener.ts';
import { ask, newPlayer, type TestPlayer } from './testing/test-player.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
});
afterAll(() => place.remove());

const kills = often(20);
const writers = 16;

describe('a server killed in mid-write', () => {
  test('has kept everything that it acknowledged', { timeout: 120_000 }, async () => {
    /** What each player was last told is saved. A rename under way at the kill may or may not be there. */
    const ledger: { player: TestPlayer; saved: string; version: number; tried: string[] }[] = [];

    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServerProcess(place);
      await checkLedger(server.url);

      let acknowledged = 0;
      let killed = false;
      const write = async (writer: number) => {
        const player = await newPlayer(server.url);
        const entry = {
          player,
          saved: player.player.displayName,
          version: 1,
          tried: [] as string[],
        };
        ledger.push(entry);
        for (let step = 0; !killed; step += 1) {
          const displayName = `K${kill} W${writer} S${step}`;
          entry.tried = [displayName];
          const { data, status } = await player.ask('changeMe', { body: { displayName } });
          expect(status).toBe(200);
          Object.assign(entry, { saved: displayName, version: data.player.version, tried: [] });
          acknowledged += 1;
        }
      };
      const writing = Array.from({ length: writers }, (_, i) => write(i).catch(() => {}));
      await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(100 + kill * 37);
      const end = server.end('SIGKILL');
      expect(await end).toBe('SIGKILL');
      killed = true;
      await Promise.all(writing);
    }

    const last = await startServerProcess(place);
    const checked = await checkLedger(last.url);
    expect(checked).toBe(kills * writers);
    await last.end('SIGTERM');

    async function checkLedger(url: string): Promise<number> {
      for (const { player, saved, version, tried } of ledger) {
        const { data } = await ask(url, 'readSession', {}, player.headers);
        expect([saved, ...tried]).toContain(data.player.displayName);
        expect(data.player.version).toBeGreaterThanOrEqual(version);
      }
      return ledger.length;
    }
  });
});

describe('a server asked to stop', () => {
  test('finishes what it has begun, sends its listeners away and leaves with 0', async () => {
    const server = await startServerProcess(place);
    const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server.url)));
    const listener = await TestListener.open(server.url, players[0]?.headers ?? {});
    const running = players.map((player) =>
      player.ask('changeMe', { body: { displayName: 'Last Words' } }),
    );
    // Once one of them is through, the others are inside the server, not on the way to it.
    await Promise.race(running);
    const code = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await listener.ended();
    expect(listener.heard.at(-1)?.event).toBe('reconnect');
  });
});

describe('a server that cannot start', () => {
  test('says in one line which setting is wrong', async () => {
    expect(await failingStart(place, { PORT: 'many' })).toEqual({
      code: 1,
      output: expect.stringMatching(/^Wrong setting\. PORT: [^\n]*\n$/),
    });
  });

  test('says in one line that the port is taken', async () => {
    const first = await startServerProcess(place);
    const elsewhere = { ...place, dataDir: `${place.dataDir}/elsewhere` };
    const { port } = new URL(first.url);
    expect(await failingStart(elsewhere, { PORT: port })).toEqual({
      code: 1,
      output: expect.stringMatching(/^That port is taken\.[^\n]*\n$/),
    });
    await first.end('SIGTERM');
  });

  test('says in one line that PostgreSQL is out of reach, without the password', async () => {
    const { code, output } = await failingStart(place, {
      DATABASE_URL: 'postgres://bee:hushhush@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database can't be opened[^\n]*\n$/);
    expect(output).not.toContain('hushhush');
  });
});
