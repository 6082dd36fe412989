import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/database.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { findDances, type NamedDanceRow } from './queries.ts';

/** The games as commands meet them: looked up together, and each changed by one command after the other. */
export class DanceStore {
  readonly #asked: BatchLoader<NamedDanceRow>;
  readonly #turns = new KeyedMutex();

  constructor(db: Database) {
    this.#asked = new BatchLoader(
      (gameIds) => findDances(db.read, gameIds),
      ({ id }) => id,
    );
  }

  find(gameId: string): Promise<NamedDanceRow | undefined> {
    return this.#asked.find(gameId);
  }

  /** At this server. Those of other servers are met by the game's version. */
  runExclusive<Result>(gameId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(gameId, work);
  }
}
