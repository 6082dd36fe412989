import { BatchLoader } from '../../platform/database/batch-loader.ts';
import { Batcher } from '../../platform/database/batcher.ts';
import type { Database, Reader, Writer } from '../../platform/database/database.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import {
  findDance,
  findDances,
  type NamedDanceRow,
  type SavedStep,
  saveSteps,
  updateDanceIfUnchanged,
} from './queries.ts';
import { recallDance } from './remembered-dances.ts';

/** Reads games in batches. On PostgreSQL it saves them so too, and lets the commands on one game run one after the other at this server. */
export class DanceStore {
  readonly #isEmbedded: boolean;
  readonly #read: Reader;
  readonly #loader: BatchLoader<NamedDanceRow>;
  readonly #steps: Batcher<SavedStep, boolean>;
  readonly #mutex = new KeyedMutex();

  constructor(db: Database) {
    this.#isEmbedded = db.kind === 'sqlite';
    this.#read = db.read;
    this.#loader = new BatchLoader(db, {
      findOne: (gameId) => findDance(db.read, gameId),
      findMany: (gameIds) => findDances(db.read, gameIds),
      keyOf: ({ id }) => id,
    });
    this.#steps = new Batcher((steps) => db.statement((sql) => saveBatch(sql, steps)));
  }

  find(gameId: string): Promise<NamedDanceRow | undefined> {
    return this.#loader.find(gameId);
  }

  /** A game as it has become since it was saved, where reading it again needs no round trip. */
  async newest(row: NamedDanceRow): Promise<NamedDanceRow> {
    if (!this.#isEmbedded || recallDance(row)) return row;
    return (await findDance(this.#read, row.id)) ?? row;
  }

  /** Saves a step by itself, without a lock. False where the version no longer holds, or somebody else has locked the game. */
  save(step: SavedStep): Promise<boolean> {
    return this.#steps.add(step);
  }

  /** Commands at other servers are met by the game's version. */
  runExclusive<Result>(gameId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(gameId, work);
  }
}

async function saveBatch(sql: Writer, steps: readonly SavedStep[]): Promise<boolean[]> {
  const [first] = steps;
  if (first && steps.length === 1)
    return [await updateDanceIfUnchanged(sql, first.id, first.expectedVersion, first.columns)];
  const saved = await saveSteps(sql, steps);
  return steps.map(({ id }) => saved.has(id));
}
