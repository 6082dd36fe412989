import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/database.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { findDances, type NamedDanceRow } from './queries.ts';

/** Reads games in batches, and lets the commands on one game run one after the other at this server. */
export class DanceStore {
  readonly #loader: BatchLoader<NamedDanceRow>;
  readonly #mutex = new KeyedMutex();

  constructor(db: Database) {
    this.#loader = new BatchLoader(
      (gameIds) => findDances(db.read, gameIds),
      ({ id }) => id,
    );
  }

  find(gameId: string): Promise<NamedDanceRow | undefined> {
    return this.#loader.find(gameId);
  }

  /** Commands at other servers are met by the game's version. */
  runExclusive<Result>(gameId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(gameId, work);
  }
}
