import { setTimeout as pause } from 'node:timers/promises';
import { countNotifications } from '../../packages/server/src/testing/ledgers/count-notifications.ts';
import {
  type GameConfig,
  startDance,
  wordForNumber,
} from '../../packages/server/src/testing/test-dance.ts';
import {
  callApi,
  newPlayer,
  type TestPlayer,
} from '../../packages/server/src/testing/test-player.ts';

const roundsPerTable = 15;
const retryDelayMs = 30;

/** Dances that go on whatever happens to the server, and a list of every word that it acknowledged. */
export class Ledger {
  readonly #tables: Table[] = [];
  readonly #pace: NonNullable<GameConfig['pace']>;
  /** Before somebody sits down. */
  readonly #greet: (player: TestPlayer) => Promise<void>;
  acknowledged = 0;
  refused = 0;
  leaked = 0;
  /** Answers that no fault explains. */
  readonly strange: string[] = [];

  constructor(
    pace: NonNullable<GameConfig['pace']> = 'live',
    onNewPlayer = async (_: TestPlayer) => {},
  ) {
    this.#pace = pace;
    this.#greet = onNewPlayer;
  }

  async open(url: string, count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) this.#tables.push(await this.#newTable(url));
  }

  /** Nobody says anything more at so many of the tables that are played at. */
  leave(count: number): void {
    const playing = this.#tables.filter(({ round }) => round <= roundsPerTable);
    for (const table of playing.slice(0, count)) table.round = roundsPerTable + 1;
  }

  /** Until the signal, each table one word after the other; what failed is said again, as a browser would. */
  async play(url: string, signal: AbortSignal): Promise<void> {
    const playing = this.#tables.filter(({ round }) => round <= roundsPerTable);
    await Promise.all(
      playing.map(async (table) => {
        while (!signal.aborted && table.round <= roundsPerTable) {
          const isTaken = await this.#sayNext(url, table).catch(() => false);
          if (isTaken) this.acknowledged += 1;
          else {
            this.refused += 1;
            await pause(retryDelayMs);
          }
        }
      }),
    );
    if (!signal.aborted) {
      const more = await this.#newTable(url).catch(() => undefined);
      if (more) this.#tables.push(more);
      await this.play(url, signal);
    }
  }

  /** Plays until so many more words were taken; false if that takes too long. */
  async playOn(url: string, words: number, patienceMs?: number): Promise<boolean> {
    const end = new AbortController();
    const playing = this.play(url, end.signal);
    const goesOn = await this.hasTaken(words, patienceMs);
    end.abort();
    await playing;
    return goesOn;
  }

  /** Waits until the dances under way have so many more words; false if that takes too long. */
  async hasTaken(words: number, patienceMs = 60_000): Promise<boolean> {
    const wanted = this.acknowledged + words;
    const until = performance.now() + patienceMs;
    while (this.acknowledged < wanted && performance.now() < until) await pause(5);
    return this.acknowledged >= wanted;
  }

  /** Every acknowledged word is where it was said, once. */
  async compare(url: string): Promise<{ lost: number; doubled: number }> {
    let [lost, doubled] = [0, 0];
    for (const table of this.#tables) {
      const { gameId, players } = table;
      for (const seat of [0, 1] as const) {
        const { headers, player } = players[seat];
        const input = { params: { gameId }, query: {} };
        const { game } = (await callApi(url, 'readDance', input, headers)).data;
        const mine = game.submissions.filter(({ userId }) => userId === player.userId);
        doubled += mine.length - new Set(mine.map(({ round }) => round)).size;
        for (const [round, word] of table.said[seat].entries()) {
          const kept = mine.find((one) => one.round === round + 1)?.word ?? game.word;
          if (kept !== word) lost += 1;
        }
      }
    }
    return { lost, doubled };
  }

  /** Of every word that was taken, acknowledged or not, the other was told once. */
  async compareInboxes(url: string): Promise<{ words: number; lost: number; doubled: number }> {
    const all = { words: 0, lost: 0, doubled: 0 };
    for (const table of this.#tables) {
      const told = await countNotifications(url, table);
      all.words += told.words;
      all.lost += told.lost;
      all.doubled += told.doubled;
    }
    return all;
  }

  async #newTable(url: string): Promise<Table> {
    const players: [TestPlayer, TestPlayer] = [await newPlayer(url), await newPlayer(url)];
    for (const player of players) await this.#greet(player);
    const { gameId } = await startDance(url, { maxRounds: 20, pace: this.#pace }, players);
    return { gameId, players, round: 1, seat: 0, said: [[], []] };
  }

  async #sayNext(url: string, table: Table): Promise<boolean> {
    const { gameId, players, round, seat } = table;
    const word = wordForNumber(2 * round + seat);
    const body = { gameId, roundNumber: round, word };
    const { status } = await callApi(url, 'submitDanceWord', { body }, players[seat].headers);
    if (status !== 200) {
      if (status < 500) this.strange.push(`${status} for ${word} in round ${round}`);
      return false;
    }
    table.said[seat][round - 1] = word;
    if (seat === 1) {
      table.round += 1;
      table.seat = 0;
      return true;
    }
    table.seat = 1;
    // Sealed: the other must not find it.
    const seen = await callApi(
      url,
      'readDance',
      { params: { gameId }, query: {} },
      players[1].headers,
    );
    if (JSON.stringify(seen.data ?? {}).includes(word)) this.leaked += 1;
    return true;
  }
}

interface Table {
  gameId: string;
  players: [TestPlayer, TestPlayer];
  round: number;
  seat: 0 | 1;
  said: [string[], string[]];
}
