import type { DailyGame } from '@bee-jinx/contract';
import { expect } from 'vitest';
import { callApi, newPlayer, type TestPlayer } from '../test-player.ts';
import type { Ledger } from './ledger.ts';

const words = ['sand', 'wave', 'music', 'candle', 'bridge', 'king', 'bread', 'winter', 'horse'];
/** A used word is refused. */
const takenOrRefused = [200, 422];

/** The last acknowledged state, and the request in flight. */
interface Entry {
  player: TestPlayer;
  game: DailyGame;
  seal: string | undefined;
  underWay?: { round: number; word: string };
}

export class DailyGamesLedger implements Ledger {
  readonly writers = 6;
  readonly minAcknowledged = 60;
  acknowledged = 0;
  readonly #entries: Entry[] = [];

  async play(url: string, isKilled: () => boolean): Promise<void> {
    const player = await newPlayer(url);
    for (let puzzleNumber = 1; !isKilled(); puzzleNumber += 1) {
      const { data } = await player.ask('dailyPuzzle', { query: { puzzleNumber } });
      const entry: Entry = { player, game: data.game, seal: data.seal };
      this.#entries.push(entry);
      for (const word of words) {
        if (entry.seal === undefined) break;
        const round = entry.game.rounds.length + 1;
        entry.underWay = { round, word };
        const reply = await player.ask('submitDaily', { body: { puzzleNumber, round, word } });
        expect(takenOrRefused).toContain(reply.status);
        delete entry.underWay;
        if (reply.status !== 200) continue;
        Object.assign(entry, { game: reply.data.game, seal: reply.data.seal });
        this.acknowledged += 1;
      }
    }
  }

  async check(url: string): Promise<number> {
    for (const entry of this.#entries) await checkEntry(url, entry);
    return this.#entries.length;
  }
}

/** Without reasons, which are computed by the bee and not stored. */
const withoutReasons = ({ rounds }: DailyGame) => rounds.map(({ reasons, ...round }) => round);

async function checkEntry(url: string, entry: Entry): Promise<void> {
  const { player, game, seal, underWay } = entry;
  const { puzzleNumber } = game;
  const query = { puzzleNumber };
  const { data } = await callApi(url, 'dailyPuzzle', { query }, player.headers);
  expect(withoutReasons(data.game).slice(0, game.rounds.length)).toEqual(withoutReasons(game));
  const arrived = data.game.rounds[game.rounds.length];
  // Whether or not the word in flight was stored, the bee's word matches the seal.
  expect(arrived ? arrived.seal : data.seal).toBe(seal);
  if (!underWay) return;
  const body = { puzzleNumber, ...underWay };
  const again = await callApi(url, 'submitDaily', { body }, player.headers);
  expect(takenOrRefused).toContain(again.status);
  const now = await callApi(url, 'dailyPuzzle', { query }, player.headers);
  Object.assign(entry, { game: now.data.game, seal: now.data.seal });
  delete entry.underWay;
}
