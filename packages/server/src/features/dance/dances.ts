import { AskTogether } from '../../platform/database/ask-together.ts';
import type { Database } from '../../platform/database/database.ts';
import { InTurn } from '../../platform/in-turn.ts';
import { findDances, type NamedDanceRow } from './queries.ts';

/** The games as commands meet them: looked up together, and each changed by one command after the other. */
export class Dances {
  readonly #asked: AskTogether<NamedDanceRow>;
  readonly #turns = new InTurn();

  constructor(db: Database) {
    this.#asked = new AskTogether(
      (gameIds) => findDances(db.read, gameIds),
      ({ id }) => id,
    );
  }

  find(gameId: string): Promise<NamedDanceRow | undefined> {
    return this.#asked.find(gameId);
  }

  /** At this server. Those of other servers are met by the game's version. */
  inTurn<Result>(gameId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(gameId, work);
  }
}
