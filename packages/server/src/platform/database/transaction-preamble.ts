import { hash } from 'node:crypto';
import pg from 'pg';
import type { Actor } from '../actor-context.ts';
import type { MutexLock } from '../keyed-mutex.ts';

export interface TransactionPreamble {
  locks: readonly MutexLock[];
  /** The statements that begin the transaction. */
  text: string;
  /** Players whose rows are locked after that. */
  alone: readonly string[];
}

interface PreambleOptions {
  keys: readonly string[];
  alone: readonly string[];
  actor: Actor | undefined;
  /** Of PostgreSQL, for this transaction only. */
  settings: Record<string, number>;
}

/**
 * Begin, the locks and the checks of the caller. Each is a statement of its own, so that it sees what was committed
 * while the one before it waited for a lock.
 */
export function buildTransactionPreamble({
  keys,
  alone,
  actor,
  settings,
}: PreambleOptions): TransactionPreamble {
  const locks = locksOf({ keys, alone, actor });
  return {
    locks,
    alone,
    text: [
      'begin isolation level read committed',
      ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`),
      ...locks.map(lockText),
      ...(actor?.needsSession ? [sessionText(actor)] : []),
      ...(actor?.suspendedUntil === undefined
        ? []
        : [suspensionText(actor.playerId, actor.suspendedUntil)]),
    ].join(';'),
  };
}

/** Sorted, so that two transactions with the same keys can't deadlock. */
function locksOf({ keys, alone, actor }: Omit<PreambleOptions, 'settings'>): MutexLock[] {
  const playerKey = (playerId: string) => `whole-player:${playerId}`;
  const shared = new Set(actor ? [playerKey(actor.playerId)] : []);
  const exclusive = new Set([...keys, ...alone.map(playerKey)]);
  return [...shared.union(exclusive)]
    .sort()
    .map((key) => ({ key, isShared: shared.has(key) && !exclusive.has(key) }));
}

function lockText({ key, isShared }: MutexLock): string {
  return `select pg_advisory_xact_lock${isShared ? '_shared' : ''}(${lockNumber(key)})`;
}

/** An advisory lock has a 64-bit id. Two keys that collide only wait for each other needlessly. */
function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE();
}

/** Divides by zero where the session is gone, which aborts the transaction and the statements pipelined behind it. */
const sessionText = ({ sessionId, playerId }: Actor) =>
  `select 1 / count(*) from sessions where token_hash = ${pg.escapeLiteral(sessionId)} and player_id = ${pg.escapeLiteral(playerId)}`;

/** "division by zero" */
export const isSessionMissingError = (error: unknown) =>
  (error as { code?: unknown }).code === '22012';

/** Takes the logarithm of zero, which aborts too, where an admin has suspended the player, or for longer, since the call came in. */
const suspensionText = (playerId: string, knownUntil: number) =>
  `select ln(1 - count(*)) from players where id = ${pg.escapeLiteral(playerId)} and suspended_until > ${knownUntil}`;

/** "invalid argument for logarithm" */
export const isSuspendedError = (error: unknown) => (error as { code?: unknown }).code === '2201E';

/** Locks the rows of these players: no foreign key can refer to them meanwhile. */
export const lockPlayersSql = 'select 1 from players where id = any($1) order by id for update';
