/** PostgreSQL's: a character that no text may hold (NUL), a number that is too large for its column. */
const codes = new Set(['22021', '22003']);

/** The caller sent what no database could keep. SQLite keeps anything. */
export function isInvalidValueError(error: unknown): boolean {
  return codes.has((error as { code?: string } | null)?.code ?? '');
}
