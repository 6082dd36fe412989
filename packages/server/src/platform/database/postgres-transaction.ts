import type pg from 'pg';
import { actorSuspendedRefusal, sessionEndedRefusal } from './actor-refusals.ts';
import { connectionOf, isReadOnlyError } from './connection.ts';
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
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(pool, preamble, work);
    } catch (error) {
      // A player who was referred to may just have been merged into another: a second attempt finds the other.
      const hasMoved = attempts === 1 && isForeignKeyViolation(error);
      if (attempts >= maxAttempts || !(hasMoved || isConflict(error))) throw error;
    }
  }
}

async function attempt<Result>(
  pool: pg.Pool,
  preamble: TransactionPreamble,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isUsable = true;
  // Corked until the work sends its first statement, so that both travel in one packet.
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  const preambleDone = begin(client, preamble);
  preambleDone.catch(() => {});
  try {
    const result = await work(client);
    await preambleDone;
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK where a statement had failed and the work went on nevertheless.
    if (command !== 'COMMIT') throw new Error('The transaction was undone.');
    connectionOf(client).refuseUnreplicated();
    return result;
  } catch (error) {
    if (isReadOnlyError(error)) connectionOf(client).isSpent = true;
    await client.query('rollback').catch(() => {
      isUsable = false;
    });
    // Where the preamble failed, that is the cause; the error of the work is only its consequence.
    await preambleDone;
    throw error;
  } finally {
    client.release(!isUsable || connectionOf(client).isSpent);
  }
}

async function begin(client: pg.PoolClient, { text, alone }: TransactionPreamble): Promise<void> {
  const keysLocked = client.query(text);
  // Pipelined, like the statements after it.
  const playersLocked = alone.length > 0 ? client.query(lockPlayersSql, [alone]) : undefined;
  playersLocked?.catch(() => {});
  await keysLocked.catch((error: unknown) => {
    if (isSuspendedError(error)) throw actorSuspendedRefusal();
    throw isSessionMissingError(error) ? sessionEndedRefusal() : error;
  });
  await playersLocked;
}

function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === deadlock || code === serialisationFailure || isStalePlanError(error);
}
