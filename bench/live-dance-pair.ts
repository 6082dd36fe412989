import { type Agent, type ClientRequest, get } from 'node:http';
import {
  startDance,
  type TestDance,
  wordForNumber,
} from '../packages/server/src/testing/test-dance.ts';
import { sendRequest } from './send-request.ts';

/** One less than the maximum: after the last round both would have to decide whether to go on. */
const roundsPerGame = 19;

/** Two players who listen to their live streams and dance one game after the other, with as few calls as possible. */
export class LiveDancePair {
  readonly #agent: Agent;
  readonly #url: string;
  readonly #ears: [LiveStreamListener, LiveStreamListener];
  #dance: TestDance;
  #round = 0;

  private constructor(agent: Agent, url: string, dance: TestDance) {
    this.#agent = agent;
    this.#url = url;
    this.#dance = dance;
    const [inviter, guest] = dance.players;
    this.#ears = [
      new LiveStreamListener(url, inviter.headers),
      new LiveStreamListener(url, guest.headers),
    ];
  }

  static async open(agent: Agent, url: string): Promise<LiveDancePair> {
    return new LiveDancePair(agent, url, await startDance(url, { maxRounds: 20 }));
  }

  /** The next round needs a new game. */
  get isPlayedOut(): boolean {
    return this.#round === roundsPerGame;
  }

  /** Milliseconds until both have received the two words. */
  async playRound(): Promise<number> {
    this.#round += 1;
    const began = performance.now();
    await Promise.all([this.#sayAndSee(0), this.#sayAndSee(1)]);
    return performance.now() - began;
  }

  async newGame(): Promise<void> {
    const { gameId, players } = this.#dance;
    await players[0].ask('abandonDance', { body: { gameId, notifyOpponent: false } });
    this.#dance = await startDance(this.#url, { maxRounds: 20 }, players);
    this.#round = 0;
  }

  close(): void {
    for (const ear of this.#ears) ear.close();
  }

  /** The first to submit has only their own word in the reply, and reads the game again on the signal. */
  async #sayAndSee(seat: 0 | 1): Promise<void> {
    const { gameId, players } = this.#dance;
    const { headers } = players[seat];
    const roundNumber = this.#round;
    const body = { gameId, roundNumber, word: wordForNumber(2 * roundNumber + seat) };
    let text = await this.#send('multiplayer/games/submit', headers, body);
    while (!text.includes(`"${gameId}.${roundNumber}.2"`)) {
      if (text.startsWith('{"error"')) throw new Error(text);
      const version = Number(text.match(/"version":(\d+)/)?.[1]);
      await this.#ears[seat].newerThan(gameId, version);
      text = await this.#send(`multiplayer/games/${gameId}`, headers);
    }
  }

  async #send(path: string, headers: Record<string, string>, body?: object): Promise<string> {
    return (await sendRequest(this.#agent, `${this.#url}/api/${path}`, headers, body)).text;
  }
}

/** Remembers the latest signal about a dance. */
class LiveStreamListener {
  readonly #stream: ClientRequest;
  #heard = { id: '', version: 0 };
  #wake = () => {};

  constructor(url: string, headers: Record<string, string>) {
    this.#stream = get(`${url}/api/live`, { headers }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, json = ''] of text.matchAll(/data: (\{"topic":"dance".*?\})\n/g)) {
          this.#heard = JSON.parse(json);
        }
        this.#wake();
      });
      response.on('error', () => {});
    });
    this.#stream.on('error', () => {});
  }

  async newerThan(gameId: string, version: number): Promise<void> {
    while (this.#heard.id !== gameId || this.#heard.version <= version) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#stream.destroy();
  }
}
