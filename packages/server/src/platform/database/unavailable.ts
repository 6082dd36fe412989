/** Whether the database is unreachable, full, overloaded or too slow: nothing was written, and the caller may retry. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has(Number(errcode) & 0xff);
  if (typeof code === 'string' && (networkCodes.has(code) || postgresCodes.test(code))) return true;
  return /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  );
}

/**
 * Connection, resources, shutdown, system; statement and lock timeouts; deadlocks and serialization failures that
 * outlasted all retries; and a connection to what is no longer the primary.
 */
const postgresCodes = /^(08|53|57P|58)|^(57014|55P03|40P01|40001|25006)$/;

/** BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOENT',
]);
