/** A row refers to one that doesn't exist, or a row was to be deleted that another refers to. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return (
    code === postgresForeignKey || (code === 'ERR_SQLITE_ERROR' && errcode === sqliteForeignKey)
  );
}

const postgresForeignKey = '23503';
const sqliteForeignKey = 787;
