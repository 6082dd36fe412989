/** A row names one that isn't there, or no longer; or one was to be deleted that another row still names. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return (
    code === postgresForeignKey || (code === 'ERR_SQLITE_ERROR' && errcode === sqliteForeignKey)
  );
}

const postgresForeignKey = '23503';
const sqliteForeignKey = 787;
