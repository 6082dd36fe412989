import { hash } from 'node:crypto';
import pg from 'pg';
import type { Actor } from '../actor-context.ts';
import type { MutexLock } from '../keyed-mutex.ts';

export interface TransactionPreamble {
  locks: readonly MutexLock[];
  /** What begins the transaction, in one piece. */
  text: string;
  /** Players whose rows are locked after that. */
  alone: readonly string[];
}

interface PreambleOptions {
  keys: readonly string[];
  alone: readonly string[];
  actor: Actor | undefined;
}

/**
 * Begin, the locks, and whether the caller is still here; each statement sees what was committed while the one
 * before it waited.
 */
export function buildTransactionPreamble({
  keys,
  alone,
  actor,
}: PreambleOptions): TransactionPreamble {
  const locks = locksOf({ keys, alone, actor });
  return {
    locks,
    alone,
    text: [
      'begin isolation level read committed',
      ...locks.map(lockText),
      ...(actor?.needsSession ? [sessionText(actor.sessionId)] : []),
      ...(actor?.suspendedUntil === undefined
        ? []
        : [suspensionText(actor.playerId, actor.suspendedUntil)]),
    ].join(';'),
  };
}

/** In one order, so that two transactions with the same keys can't wait for each other. */
function locksOf({ keys, alone, actor }: PreambleOptions): MutexLock[] {
  const ofPlayer = (playerId: string) => `whole-player:${playerId}`;
  const shared = new Set(actor ? [ofPlayer(actor.playerId)] : []);
  const own = new Set([...keys, ...alone.map(ofPlayer)]);
  return [...shared.union(own)]
    .sort()
    .map((key) => ({ key, isShared: shared.has(key) && !own.has(key) }));
}

function lockText({ key, isShared }: MutexLock): string {
  return `select pg_advisory_xact_lock${isShared ? '_shared' : ''}(${lockNumber(key)})`;
}

/** An advisory lock has a 64-bit id. Two keys that collide only wait for each other needlessly. */
function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE();
}

/** Divides by zero where the session is gone, which aborts the transaction and the statements pipelined behind it. */
const sessionText = (sessionId: string) =>
  `select 1 / count(*) from sessions where token_hash = ${pg.escapeLiteral(sessionId)}`;

/** "division by zero" */
export const isSessionMissingError = (error: unknown) =>
  (error as { code?: unknown }).code === '22012';

/** Takes the logarithm of zero where an admin has suspended the player, or for longer, since the call came. */
const suspensionText = (playerId: string, known: number) =>
  `select ln(1 - count(*)) from players where id = ${pg.escapeLiteral(playerId)} and suspended_until > ${known}`;

/** "invalid argument for logarithm" */
export const isSuspendedError = (error: unknown) => (error as { code?: unknown }).code === '2201E';

/** Locks the rows of these players: no foreign key can refer to them meanwhile. */
export const lockPlayersSql = 'select 1 from players where id = any($1) order by id for update';
