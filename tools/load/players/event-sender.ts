import type { Agent } from 'node:http';
import { sendRequest } from '../../../bench/send-request.ts';
import { sampleEvent } from '../../../packages/server/src/testing/test-events.ts';
import { newPlayer, type TestPlayer } from '../../../packages/server/src/testing/test-player.ts';
import { type Act, actFromStatus } from '../tally.ts';
import type { Player } from './player.ts';

const eventsPerBatch = 10;
let sent = 0;

/** What a browser of somebody who said yes sends every few seconds. */
export class EventSender implements Player {
  readonly #agent: Agent;
  readonly #address: string;
  readonly #headers: Record<string, string>;

  private constructor(agent: Agent, url: string, player: TestPlayer) {
    this.#agent = agent;
    this.#address = `${url}/api/events/batch`;
    this.#headers = player.headers;
  }

  static async arrive(agent: Agent, url: string): Promise<EventSender> {
    return new EventSender(agent, url, await newPlayer(url));
  }

  async act(): Promise<Act> {
    const events = Array.from({ length: eventsPerBatch }, () => {
      sent += 1;
      return sampleEvent(`load ${sent}`, { eventData: { round: 1, word: 'sand' } });
    });
    const { status } = await sendRequest(this.#agent, this.#address, this.#headers, { events });
    return actFromStatus(`${eventsPerBatch} events`, status);
  }

  startOver(): void {}
}
