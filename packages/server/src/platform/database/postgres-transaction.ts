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

/** All or nothing, with the locks of these keys; once more where PostgreSQL undid it so that another could go on. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  preamble: TransactionPreamble,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt(pool, preamble, work);
    } catch (error) {
      // Somebody who was named has just moved: looked at again, it may be another whom this is about.
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
  // Held back until the work has asked its first question, so that both travel together.
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  const begun = begin(client, preamble);
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

async function begin(client: pg.PoolClient, { text, alone }: TransactionPreamble): Promise<void> {
  const locked = client.query(text);
  // Sent along at once, like what comes after it.
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
