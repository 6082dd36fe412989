import { CallError } from './call-error.ts';

/** The server sends a message with every refusal; these are for failures without one. */
const fallbackMessages = {
  offline: 'The hive can’t be reached. Check your connection and try again.',
  unexpected: 'Something broke. It has been noted; please try again.',
} as const;

export function errorMessage(error: unknown): string {
  if (!(error instanceof CallError)) return fallbackMessages.unexpected;
  const { code, message, requestId } = error;
  if (code === 'unexpected' && requestId) {
    // A prefix is enough to find it in a log.
    return `${message || fallbackMessages.unexpected} (${requestId.slice(0, 8)})`;
  }
  return message || (code === 'offline' ? fallbackMessages.offline : fallbackMessages.unexpected);
}
