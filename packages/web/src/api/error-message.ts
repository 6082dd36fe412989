import { CallError } from './call-error.ts';

/** Comes first in every message about a call that failed for want of a connection. */
const offlineLead = 'You’re offline.';

/** The server sends a message with every refusal; these are for failures without one. */
const fallbackMessages = {
  offline: 'Check your connection and try again.',
  unexpected: 'Something broke. It has been noted; please try again.',
} as const;

/** The server's message, else the fallback, which tells what failed; without a connection that is said first. */
export function errorMessage(error: unknown, fallback?: string): string {
  const { code, message, requestId } = error instanceof CallError ? error : noDetails;
  // A prefix is enough to find it in a log.
  const reference = code === 'unexpected' && requestId && !fallback ? requestId.slice(0, 8) : '';
  const isOffline = code === 'offline' || !isBrowserOnline();
  if (!message && isOffline) {
    return `${offlineLead} ${fallback ? `${fallback}.` : fallbackMessages.offline}`;
  }
  const text = message || fallback || fallbackMessages.unexpected;
  return reference ? `${text} (${reference})` : text;
}

const noDetails = { code: undefined, message: '', requestId: undefined };

/** Undefined outside of browsers. */
const isBrowserOnline = (): boolean => globalThis.navigator?.onLine !== false;
