import { routes } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';

/** Not worth a retry. */
const permanentErrorCodes: readonly unknown[] = ['invalid_input', 'too_large', 'too_many_events'];

export async function sendEvents(events: AnalyticsEvent[]): Promise<'taken' | 'refused' | 'later'> {
  try {
    await call('recordEvents', { body: { events } });
    return 'taken';
  } catch (error) {
    return error instanceof CallError && permanentErrorCodes.includes(error.code)
      ? 'refused'
      : 'later';
  }
}

export function beaconEvents(events: AnalyticsEvent[]): boolean {
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  return navigator.sendBeacon?.(routes.recordEvents.path, body) ?? false;
}
