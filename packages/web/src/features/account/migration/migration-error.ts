import { CallError } from '../../../api/call-error.ts';
import type { TrackedEvent } from '../../../domain/analytics/analytics-event.ts';

/** The server's message, else ours. */
export const migrationErrorMessage = (error: unknown): string =>
  error instanceof CallError && error.message ? error.message : 'Migration failed';

export const migrationFailureEvent = (error: unknown): TrackedEvent => ({
  eventType: 'FEATURE_FAILED',
  eventData: { feature: 'migration', error: migrationErrorMessage(error) },
});
