import type { Agent } from 'node:http';
import { DanceTable } from '../../../bench/dance-table.ts';
import type { Act } from '../tally.ts';
import type { Player } from './player.ts';

/** Two who dance. A round is done when both have heard of it by their live streams and have its two words in hand. */
export class DancingPair implements Player {
  readonly #table: DanceTable;

  private constructor(table: DanceTable) {
    this.#table = table;
  }

  static async arrive(agent: Agent, url: string): Promise<DancingPair> {
    return new DancingPair(await DanceTable.open(agent, url));
  }

  /** Nothing that they do is refused by a rule, so whatever goes wrong has failed. */
  async act(): Promise<Act> {
    if (this.#table.isPlayedOut) {
      await this.#table.newGame();
      return { kind: 'a new dance', outcome: 'done' };
    }
    await this.#table.playRound();
    return { kind: 'a round of a dance', outcome: 'done' };
  }

  leave(): void {
    this.#table.close();
  }
}
