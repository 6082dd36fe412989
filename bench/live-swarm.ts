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
  /** How often a screen had to ask for the words, as the signal didn't have them. */
  reads: number;
}

/** Players who listen to their live streams, as a screen does: it asks again only where a signal hasn't all that is out. */
export class LiveSwarm {
  readonly measured: Measured = { seals: [], reveals: [], reads: 0 };
  readonly #agent: Agent;
  readonly #url: string;
  readonly #table: TestSwarm;
  readonly #streams: ClientRequest[];
  #onReveal: (seat: number, signal: string) => void = () => {};

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
    this.#onReveal = (seat, signal) => {
      const revealAt = Date.parse(/"revealAt":"([^"]+)"/.exec(signal)?.[1] ?? '');
      void this.#see(seat, round, signal).then(() => {
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

  async #see(seat: number, round: number, signal: string): Promise<void> {
    const hasWords = (text: string) => text.includes(`"round":${round},"pair"`);
    if (hasWords(signal)) return;
    this.measured.reads += 1;
    if (!hasWords(await this.#send(seat, ''))) throw new Error('The words are not there.');
  }

  async #send(seat: number, path: string, body?: object): Promise<string> {
    const url = `${this.#url}/api/multiplayer/swarms/${this.#table.code}${path}`;
    const { headers } = this.#table.player(seat);
    return (await sendRequest(this.#agent, url, headers, body)).text;
  }

  #listen(seat: number, headers: Record<string, string>): ClientRequest {
    const stream = get(`${this.#url}/api/live`, { headers, agent: false }, (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const events = (rest + text).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) if (event.includes('"revealAt"')) this.#onReveal(seat, event);
      });
      response.on('error', () => {});
    });
    stream.on('error', () => {});
    return stream;
  }
}
