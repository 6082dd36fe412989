/** The database is away, full, overrun or too slow: the caller should try again, and nothing was written. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return sqliteTroubles.has(Number(errcode) & 0xff);
  if (typeof code === 'string' && (networkTroubles.has(code) || postgresTroubles.test(code)))
    return true;
  return /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  );
}

/**
 * Connection, resources, shutdown, system; a statement that took too long, a lock that could not be had; and what was
 * undone for others time after time (deadlock, a version that never held).
 */
const postgresTroubles = /^(08|53|57P|58)|^(57014|55P03|40P01|40001)$/;

/** BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN */
const sqliteTroubles = new Set([5, 6, 7, 8, 10, 13, 14]);

const networkTroubles = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOENT',
]);
