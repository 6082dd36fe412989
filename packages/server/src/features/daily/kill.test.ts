import type { DailyGame } from '@bee-jinx/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { often } from '../../testing/often.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ask, newPlayer, type TestPlayer } from '../../testing/test-player.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
});
afterAll(() => place.remove());

const kills = often(10);
const writers = 8;
const words = ['sand', 'wave', 'music', 'candle', 'bridge', 'king', 'bread', 'winter', 'horse'];

/** What a player was last told: the game, the seal of the coming round, and the word then on its way. */
interface Entry {
  player: TestPlayer;
  game: DailyGame;
  seal: string | undefined;
  underWay?: { round: number; word: string };
}

test('a server killed in mid-game has kept every word and every seal that it gave', {
  timeout: 120_000,
}, async () => {
  const ledger: Entry[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServerProcess(place);
    await checkLedger(server.url);
    let acknowledged = 0;
    let killed = false;
    const play = async () => {
      const player = await newPlayer(server.url);
      for (let puzzleNumber = 1; !killed; puzzleNumber += 1) {
        const { data } = await player.ask('dailyPuzzle', { query: { puzzleNumber } });
        const entry: Entry = { player, game: data.game, seal: data.seal };
        ledger.push(entry);
        for (const word of words) {
          if (entry.seal === undefined) break;
          const round = entry.game.rounds.length + 1;
          entry.underWay = { round, word };
          const said = await player.ask('submitDaily', { body: { puzzleNumber, round, word } });
          delete entry.underWay;
          // A word that is on the table already is refused, and the next one is tried.
          if (said.status !== 200) continue;
          Object.assign(entry, { game: said.data.game, seal: said.data.seal });
          acknowledged += 1;
        }
      }
    };
    const playing = Array.from({ length: writers }, () => play().catch(() => {}));
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(60 + kill * 23);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    killed = true;
    await Promise.all(playing);
  }
  const last = await startServerProcess(place);
  await checkLedger(last.url);
  expect(ledger.length).toBeGreaterThanOrEqual(kills * writers);
  await last.end('SIGTERM');

  async function checkLedger(url: string): Promise<void> {
    for (const entry of ledger) {
      const { player, game, seal, underWay } = entry;
      const { puzzleNumber } = game;
      const query = { puzzleNumber };
      const { data } = await ask(url, 'dailyPuzzle', { query }, player.headers);
      expect(data.game.rounds.slice(0, game.rounds.length)).toEqual(game.rounds);
      const arrived = data.game.rounds[game.rounds.length];
      // Whatever came of the word under way, it was answered with the word that the seal had promised.
      expect(arrived ? arrived.seal : data.seal).toBe(seal);
      if (underWay) {
        const body = { puzzleNumber, ...underWay };
        const again = await ask(url, 'submitDaily', { body }, player.headers);
        expect([200, 422]).toContain(again.status);
        const now = await ask(url, 'dailyPuzzle', { query }, player.headers);
        Object.assign(entry, { game: now.data.game, seal: now.data.seal });
        delete entry.underWay;
      }
    }
  }
});
