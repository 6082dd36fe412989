import { hash } from 'node:crypto';
import type pg from 'pg';
import { isOutdated } from './prepared-statements.ts';

const tries = 6;
const deadlock = '40P01';
/** Thrown by our own queries too, where a version no longer holds. */
const serialisationFailure = '40001';

/** All or nothing, with the locks of these keys; once more where PostgreSQL undid it so that another could go on. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  keys: readonly string[],
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt(pool, keys, work);
    } catch (error) {
      if (round >= tries || !isConflict(error)) throw error;
    }
  }
}

async function attempt<Result>(
  pool: pg.Pool,
  keys: readonly string[],
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isSound = true;
  // Held back until the work has asked its first question, so that both travel together.
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  const begun = client.query(opening(keys));
  begun.catch(() => {});
  try {
    const result = await work(client);
    await begun;
    const { command } = await client.query('commit');
    // PostgreSQL answers so where a statement had failed and the work went on nevertheless.
    if (command !== 'COMMIT') throw new Error('The transaction was undone.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isSound = false;
    });
    // Where the locks could not be had, that is the reason; what the work met is only its consequence.
    await begun;
    throw error;
  } finally {
    client.release(!isSound);
  }
}

/** In one order, so that two transactions with the same keys can't wait for each other. */
function opening(keys: readonly string[]): string {
  const numbers = [...new Set(keys)].sort().map(lockNumber);
  return ['begin', ...numbers.map((number) => `select pg_advisory_xact_lock(${number})`)].join(';');
}

/** A lock is known by 64 bits. Two keys that should share them would only wait for each other needlessly. */
function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE();
}

function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === deadlock || code === serialisationFailure || isOutdated(error);
}
