import { type Agent, type ClientRequest, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { wordForNumber } from '../packages/server/src/testing/test-dance.ts';
import { startTestSwarm, type TestSwarm } from '../packages/server/src/testing/test-swarm.ts';
import { sendRequest } from './send-request.ts';

interface Measured {
  /** How long each word took to be acknowledged. */
  seals: number[];
  /** When each screen had the words of a round, before (negative) or after all screens turn over. */
  reveals: number[];
}

/** Players who listen to their live streams; each reads the table when a round is turned over, as a screen does. */
export class LiveSwarm {
  readonly measured: Measured = { seals: [], reveals: [] };
  readonly #agent: Agent;
  readonly #url: string;
  readonly #table: TestSwarm;
  readonly #streams: ClientRequest[];
  #onReveal: (seat: number, revealAt: number) => void = () => {};

  private constructor(agent: Agent, url: string, table: TestSwarm) {
    this.#agent = agent;
    this.#url = url;
    this.#table = table;
    this.#streams = table.players.map(({ headers }, seat) => this.#listen(seat, headers));
  }

  static async open(agent: Agent, url: string, people: number): Promise<LiveSwarm> {
    return new LiveSwarm(agent, url, await startTestSwarm(url, { rounds: 15 }, people));
  }

  /** Everybody thinks for a while, at most half of the time of a round. */
  async playRound(round: number, roundMs: number): Promise<void> {
    const began = performance.now();
    const seen = this.#table.players.map(() => Promise.withResolvers<void>());
    this.#onReveal = (seat, revealAt) => {
      void this.#read(seat, round).then(() => {
        this.measured.reveals.push(Date.now() - revealAt);
        seen[seat]?.resolve();
      }, seen[seat]?.reject);
    };
    const sealing = this.#table.players.map(async (_, seat) => {
      await pause(Math.random() * 0.5 * roundMs);
      await this.#say(seat, round);
    });
    await Promise.all([...sealing, ...seen.map(({ promise }) => promise)]);
    await pause(Math.max(0, began + roundMs - performance.now()));
  }

  close(): void {
    for (const stream of this.#streams) stream.destroy();
  }

  async #say(seat: number, round: number): Promise<void> {
    const word = wordForNumber(100 * round + seat);
    const began = performance.now();
    const text = await this.#send(seat, '/say', { round, word });
    this.measured.seals.push(performance.now() - began);
    if (text.startsWith('{"error"')) throw new Error(text);
  }

  async #read(seat: number, round: number): Promise<void> {
    const text = await this.#send(seat, '');
    if (!text.includes(`"round":${round},"pair"`)) throw new Error('The words are not there.');
  }

  async #send(seat: number, path: string, body?: object): Promise<string> {
    const url = `${this.#url}/api/multiplayer/swarms/${this.#table.swarmId}${path}`;
    const { headers } = this.#table.player(seat);
    return (await sendRequest(this.#agent, url, headers, body)).text;
  }

  #listen(seat: number, headers: Record<string, string>): ClientRequest {
    const stream = get(`${this.#url}/api/live`, { headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        const revealAt = /"revealAt":"([^"]+)"/.exec(text)?.[1];
        if (revealAt !== undefined) this.#onReveal(seat, Date.parse(revealAt));
      });
      response.on('error', () => {});
    });
    stream.on('error', () => {});
    return stream;
  }
}
