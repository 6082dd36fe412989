import type { Agent } from 'node:http';
import { LiveDancePair } from '../../../bench/live-dance-pair.ts';
import type { Act } from '../tally.ts';
import type { Player } from './player.ts';

/** Two who dance. A round is done when both have heard of it by their live streams and have its two words in hand. */
export class DancingPair implements Player {
  readonly #agent: Agent;
  readonly #url: string;
  #table: LiveDancePair | undefined;

  private constructor(agent: Agent, url: string, table: LiveDancePair) {
    this.#agent = agent;
    this.#url = url;
    this.#table = table;
  }

  static async arrive(agent: Agent, url: string): Promise<DancingPair> {
    return new DancingPair(agent, url, await LiveDancePair.open(agent, url));
  }

  /** Nothing that they do is refused by a rule, so whatever goes wrong has failed. */
  async act(): Promise<Act> {
    if (this.#table && !this.#table.isPlayedOut) {
      await this.#table.playRound();
      return { kind: 'a round of a dance', outcome: 'done' };
    }
    await this.#table?.newGame();
    this.#table ??= await LiveDancePair.open(this.#agent, this.#url);
    return { kind: 'a new dance', outcome: 'done' };
  }

  startOver(): void {
    this.leave();
    this.#table = undefined;
  }

  leave(): void {
    this.#table?.close();
  }
}
