import type { Dance } from '@bee-jinx/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { often } from '../../testing/often.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { danceOf, spokenNumber, startDance, type TestDance } from '../../testing/test-dance.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ask } from '../../testing/test-player.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
});
afterAll(() => place.remove());

const kills = often(10);
const dances = 8;

/** What the players were last told, and the word then on its way. */
interface Entry {
  dance: TestDance;
  told: [Dance?, Dance?];
  underWay?: { seat: 0 | 1; roundNumber: number; word: string };
}

test('a server killed in mid-dance has kept every word that it took, and ended no round twice', {
  timeout: 120_000,
}, async () => {
  const ledger: Entry[] = [];
  let number = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServerProcess(place);
    await checkLedger(server.url);
    let acknowledged = 0;
    let killed = false;
    const play = async () => {
      while (!killed) {
        const dance = await startDance(server.url, { maxRounds: 20 });
        const entry: Entry = { dance, told: [] };
        ledger.push(entry);
        for (let roundNumber = 1; roundNumber <= 12; roundNumber += 1) {
          for (const seat of [0, 1] as const) {
            number += 1;
            const word = spokenNumber(number);
            entry.underWay = { seat, roundNumber, word };
            const said = await dance.say(seat, roundNumber, word);
            delete entry.underWay;
            expect(said.status).toBe(200);
            entry.told[seat] = said.data.game;
            acknowledged += 1;
          }
        }
      }
    };
    const playing = Array.from({ length: dances }, () => play().catch(() => {}));
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(80 + kill * 37);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    killed = true;
    await Promise.all(playing);
  }
  const last = await startServerProcess(place);
  await checkLedger(last.url);
  expect(ledger.length).toBeGreaterThanOrEqual(kills * dances);
  await last.end('SIGTERM');

  async function checkLedger(url: string): Promise<void> {
    for (const { dance, told, underWay } of ledger) {
      const { gameId, players } = danceOf(dance.gameId, dance.players);
      for (const seat of [0, 1] as const) {
        const { headers } = players[seat];
        const input = { params: { gameId }, query: {} };
        const { data } = await ask(url, 'readDance', input, headers);
        const before = told[seat];
        if (!before) continue;
        const known = before.submissions.length;
        expect(data.game.submissions.slice(0, known)).toEqual(before.submissions);
        expect(data.game.version).toBeGreaterThanOrEqual(before.version);
        // A word that was sealed is sealed still, or its round has ended with it.
        const mine = players[seat].player.userId;
        const ended = data.game.submissions.filter(({ userId }) => userId === mine);
        const words = [...ended.map(({ word }) => word), data.game.word];
        if (before.word !== undefined) expect(words).toContain(before.word);
      }
      if (underWay) {
        const { seat, ...said } = underWay;
        const body = { gameId, ...said };
        const again = await ask(url, 'submitDanceWord', { body }, players[seat].headers);
        expect(again.status).toBe(200);
      }
    }
  }
});
