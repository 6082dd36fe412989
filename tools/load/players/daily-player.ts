import type { Agent } from 'node:http';
import { sendRequest } from '../../../bench/send-request.ts';
import { newPlayer, type TestPlayer } from '../../../packages/server/src/testing/test-player.ts';
import { type Act, actFromStatus } from '../tally.ts';
import type { Player } from './player.ts';
import { nextWord } from './words.ts';

const wordsPerGame = 8;

/** Plays one puzzle of the past after the other: today's is kept for the midnight rush. */
export class DailyPlayer implements Player {
  readonly #agent: Agent;
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #puzzleNumber: number;
  /** Of the word that comes next; before the puzzle is open, 0. */
  #round = 0;

  private constructor(agent: Agent, url: string, player: TestPlayer, puzzleNumber: number) {
    this.#agent = agent;
    this.#url = url;
    this.#headers = player.headers;
    this.#puzzleNumber = puzzleNumber;
  }

  static async arrive(agent: Agent, url: string, puzzleNumber: number): Promise<DailyPlayer> {
    return new DailyPlayer(agent, url, await newPlayer(url), puzzleNumber);
  }

  async act(): Promise<Act> {
    if (this.#round === 0) return this.#open();
    const said = { puzzleNumber: this.#puzzleNumber, round: this.#round, word: nextWord() };
    const address = `${this.#url}/api/jinx-daily/submit`;
    const { status, text } = await sendRequest(this.#agent, address, this.#headers, said);
    if (status === 200) this.#round += 1;
    if (this.#round > wordsPerGame || text.includes('"outcome"')) this.startOver();
    return actFromStatus('a word to the bee', status);
  }

  startOver(): void {
    this.#puzzleNumber -= 1;
    this.#round = 0;
  }

  async #open(): Promise<Act> {
    const address = `${this.#url}/api/jinx-daily/puzzle?puzzleNumber=${this.#puzzleNumber}`;
    const { status } = await sendRequest(this.#agent, address, this.#headers);
    if (status === 200) this.#round = 1;
    return actFromStatus('opening a puzzle', status);
  }
}
