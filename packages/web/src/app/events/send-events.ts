import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';

/** Not worth a retry. */
const permanentErrorCodes: readonly unknown[] = ['invalid_input', 'too_large', 'too_many_events'];

export async function sendEvents(
  events: AnalyticsEvent[],
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<'taken' | 'refused' | 'later'> {
  try {
    const { declined } = await call('recordEvents', { body: { events }, ...options });
    // Declined on another device: the provider isn't told either.
    return declined ? 'refused' : 'taken';
  } catch (error) {
    return error instanceof CallError && permanentErrorCodes.includes(error.code)
      ? 'refused'
      : 'later';
  }
}
