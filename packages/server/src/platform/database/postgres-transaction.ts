import type pg from 'pg';
import { actorSuspendedRefusal, sessionEndedRefusal } from './actor-refusals.ts';
import { isForeignKeyViolation } from './foreign-key-violation.ts';
import { isStalePlanError } from './prepared-statements.ts';
import {
  isSessionMissingError,
  isSuspendedError,
  lockPlayersSql,
  type TransactionPreamble,
} from './transaction-preamble.ts';

const maxAttempts = 6;
const deadlock = '40P01';
/** Thrown by our own queries too, where a version no longer holds. */
const serialisationFailure = '40001';

/** Runs `work` in a transaction with the locks of these keys, and retries after a deadlock or a serialization failure. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  preamble: TransactionPreamble,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt(pool, preamble, work);
    } catch (error) {
      // A player who was referred to has just been merged into another: a second look finds the other.
      const hasMoved = round === 1 && isForeignKeyViolation(error);
      if (round >= maxAttempts || !(hasMoved || isConflict(error))) throw error;
    }
  }
}

async function attempt<Result>(
  pool: pg.Pool,
  preamble: TransactionPreamble,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isSound = true;
  // Corked until the work sends its first statement, so that both travel in one packet.
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  const begun = begin(client, preamble);
  begun.catch(() => {});
  try {
    const result = await work(client);
    await begun;
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK where a statement had failed and the work went on nevertheless.
    if (command !== 'COMMIT') throw new Error('The transaction was undone.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isSound = false;
    });
    // Where the preamble failed, that is the cause; the error of the work is only its consequence.
    await begun;
    throw error;
  } finally {
    client.release(!isSound);
  }
}

async function begin(client: pg.PoolClient, { text, alone }: TransactionPreamble): Promise<void> {
  const locked = client.query(text);
  // Pipelined, like the statements after it.
  const held = alone.length > 0 ? client.query(lockPlayersSql, [alone]) : undefined;
  held?.catch(() => {});
  await locked.catch((error: unknown) => {
    if (isSuspendedError(error)) throw actorSuspendedRefusal();
    throw isSessionMissingError(error) ? sessionEndedRefusal() : error;
  });
  await held;
}

function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === deadlock || code === serialisationFailure || isStalePlanError(error);
}
