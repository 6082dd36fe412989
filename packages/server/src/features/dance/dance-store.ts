import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { findDance, findDances, type NamedDanceRow } from './queries.ts';
import { recallDance } from './remembered-dances.ts';

/** Reads games in batches, and on PostgreSQL lets the commands on one game run one after the other at this server. */
export class DanceStore {
  readonly #isEmbedded: boolean;
  readonly #read: Reader;
  readonly #loader: BatchLoader<NamedDanceRow>;
  readonly #mutex = new KeyedMutex();

  constructor(db: Database) {
    this.#isEmbedded = db.kind === 'sqlite';
    this.#read = db.read;
    this.#loader = new BatchLoader(db, {
      findOne: (gameId) => findDance(db.read, gameId),
      findMany: (gameIds) => findDances(db.read, gameIds),
      keyOf: ({ id }) => id,
    });
  }

  find(gameId: string): Promise<NamedDanceRow | undefined> {
    return this.#loader.find(gameId);
  }

  /** A game as it has become since it was saved, where reading it again needs no round trip. */
  async newest(row: NamedDanceRow): Promise<NamedDanceRow> {
    if (!this.#isEmbedded || recallDance(row)) return row;
    return (await findDance(this.#read, row.id)) ?? row;
  }

  /** Commands at other servers are met by the game's version. */
  runExclusive<Result>(gameId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(gameId, work);
  }
}
