import { CallError } from './call-error.ts';

/**
 * The words for every refusal come with it, from the contract's table on the server; carrying the table
 * here too would only add weight. These are for what the server couldn't say.
 */
const fallbackMessages = {
  offline: 'The hive can’t be reached. Check your connection and try again.',
  unexpected: 'Something broke. It has been noted; please try again.',
} as const;

/** What to tell the person. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof CallError)) return fallbackMessages.unexpected;
  const { code, message, requestId } = error;
  if (code === 'unexpected' && requestId) {
    // So much of it finds the rest in a log.
    return `${message || fallbackMessages.unexpected} (${requestId.slice(0, 8)})`;
  }
  return message || (code === 'offline' ? fallbackMessages.offline : fallbackMessages.unexpected);
}
