import { setTimeout as pause } from 'node:timers/promises';
import { countNotifications } from '../../packages/server/src/testing/ledgers/count-notifications.ts';
import {
  type GameConfig,
  startDance,
  wordForNumber,
} from '../../packages/server/src/testing/test-dance.ts';
import {
  type ApiResponse,
  callApi,
  newPlayer,
  type TestPlayer,
} from '../../packages/server/src/testing/test-player.ts';

const roundsPerDance = 15;
const retryDelayMs = 30;

/** Dances that are played whatever happens to the server, and every word that it acknowledged. */
export class Ledger {
  readonly #dances: PlayedDance[] = [];
  readonly #pace: NonNullable<GameConfig['pace']>;
  /** Called before a player's first dance. */
  readonly #onNewPlayer: (player: TestPlayer) => Promise<void>;
  acknowledged = 0;
  refused = 0;
  leaked = 0;
  /** Every word that was sent, in order. */
  readonly calls: TimedCall[] = [];
  /** How many are begun when all others are played to their end. */
  dancesAtOnce = 1;
  /** A breath after each word, where many programs share few cores. */
  pauseMs = 0;
  /** Replies that no fault explains. */
  readonly unexplained: string[] = [];

  constructor(
    pace: NonNullable<GameConfig['pace']> = 'live',
    onNewPlayer = async (_: TestPlayer) => {},
  ) {
    this.#pace = pace;
    this.#onNewPlayer = onNewPlayer;
  }

  async open(url: string, count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) this.#dances.push(await this.#startDance(url));
  }

  /** Stops playing so many of the dances. */
  stopPlaying(count: number): void {
    const playing = this.#dances.filter(({ round }) => round <= roundsPerDance);
    for (const dance of playing.slice(0, count)) dance.round = roundsPerDance + 1;
  }

  /** Plays all dances until the signal, word by word; a failed word is sent again, as a browser would. */
  async play(url: string, signal: AbortSignal): Promise<void> {
    const playing = this.#dances.filter(({ round }) => round <= roundsPerDance);
    await Promise.all(
      playing.map(async (dance) => {
        while (!signal.aborted && dance.round <= roundsPerDance) {
          const isAcknowledged = await this.#submitNextWord(url, dance).catch(() => false);
          if (isAcknowledged) {
            this.acknowledged += 1;
            if (this.pauseMs > 0) await pause(this.pauseMs);
          } else {
            this.refused += 1;
            await pause(retryDelayMs);
          }
        }
      }),
    );
    if (!signal.aborted) {
      await this.open(url, this.dancesAtOnce).catch(() => pause(retryDelayMs));
      await this.play(url, signal);
    }
  }

  /** Plays until so many more words are acknowledged; false on a timeout. */
  async playOn(url: string, words: number, timeoutMs?: number): Promise<boolean> {
    const end = new AbortController();
    const playing = this.play(url, end.signal);
    const playedOn = await this.waitForWords(words, timeoutMs);
    end.abort();
    await playing;
    return playedOn;
  }

  /** Waits until so many more words are acknowledged; false on a timeout. */
  async waitForWords(words: number, timeoutMs = 60_000): Promise<boolean> {
    const target = this.acknowledged + words;
    const until = performance.now() + timeoutMs;
    while (this.acknowledged < target && performance.now() < until) await pause(5);
    return this.acknowledged >= target;
  }

  /** Counts acknowledged words that are missing or stored twice. */
  async compare(url: string): Promise<{ lost: number; doubled: number }> {
    let [lost, doubled] = [0, 0];
    for (const dance of this.#dances) {
      const { gameId, players } = dance;
      for (const seat of [0, 1] as const) {
        const { headers, player } = players[seat];
        const input = { params: { gameId }, query: {} };
        const { game } = (await callApi(url, 'readDance', input, headers)).data;
        const mine = game.submissions.filter(({ userId }) => userId === player.userId);
        doubled += mine.length - new Set(mine.map(({ round }) => round)).size;
        for (const [round, word] of dance.said[seat].entries()) {
          const stored = mine.find((played) => played.round === round + 1)?.word ?? game.word;
          if (stored !== word) lost += 1;
        }
      }
    }
    return { lost, doubled };
  }

  /** Counts stored words whose notification is missing or doubled. */
  async compareInboxes(url: string): Promise<{ words: number; lost: number; doubled: number }> {
    const all = { words: 0, lost: 0, doubled: 0 };
    for (const dance of this.#dances) {
      const found = await countNotifications(url, dance);
      all.words += found.words;
      all.lost += found.lost;
      all.doubled += found.doubled;
    }
    return all;
  }

  async #startDance(url: string): Promise<PlayedDance> {
    const players: [TestPlayer, TestPlayer] = [await newPlayer(url), await newPlayer(url)];
    for (const player of players) await this.#onNewPlayer(player);
    const { gameId } = await startDance(url, { maxRounds: 20, pace: this.#pace }, players);
    return { gameId, players, round: 1, seat: 0, said: [[], []] };
  }

  /** Resolves to the status. */
  async #timed(call: () => Promise<ApiResponse<'submitDanceWord'>>): Promise<number> {
    const at = performance.now();
    const record = (end: TimedCall['end']) =>
      this.calls.push({ at, ms: performance.now() - at, end });
    try {
      const { status, headers, error } = await call();
      const isClear = error?.code === 'unavailable' && headers.has('retry-after');
      if (status === 200) record('answered');
      else record(isClear ? 'refused' : 'unclear');
      return status;
    } catch (error) {
      record('unclear');
      throw error;
    }
  }

  async #submitNextWord(url: string, dance: PlayedDance): Promise<boolean> {
    const { gameId, players, round, seat } = dance;
    const word = wordForNumber(2 * round + seat);
    const body = { gameId, roundNumber: round, word };
    const status = await this.#timed(() =>
      callApi(url, 'submitDanceWord', { body }, players[seat].headers),
    );
    if (status !== 200) {
      if (status < 500) this.unexplained.push(`${status} for ${word} in round ${round}`);
      return false;
    }
    dance.said[seat][round - 1] = word;
    if (seat === 1) {
      dance.round += 1;
      dance.seat = 0;
      return true;
    }
    dance.seat = 1;
    // The word is sealed, so the other player must not see it.
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

/** A word that was sent: when, how long it took, and how it ended. */
export interface TimedCall {
  at: number;
  ms: number;
  /** `unclear`: not in our words, or without a time to wait; the connection may have been lost. */
  end: 'answered' | 'refused' | 'unclear';
}

interface PlayedDance {
  gameId: string;
  players: [TestPlayer, TestPlayer];
  round: number;
  seat: 0 | 1;
  said: [string[], string[]];
}
