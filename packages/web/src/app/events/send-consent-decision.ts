import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { createAnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import { touchVisit } from '../../domain/analytics/visit.ts';
import { consent } from '../../domain/consent/consent.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { withTabLock } from '../../platform/tab-lock.ts';

/** When the decision was made that the server knows. */
const sentDecisionKey = 'consent.told';

let failures = 0;

/** Another try would end the same. Whoever is suspended tells it when that is over. */
const notWorthRetrying: readonly unknown[] = ['invalid_input', 'suspended'];

/** Also a no is told: that it was said, and nothing else. Until the server has it, again. */
export async function sendConsentDecision(): Promise<void> {
  try {
    await withTabLock('bee-jinx-consent', sendIfUnsent);
    failures = 0;
  } catch (error) {
    if (error instanceof CallError && notWorthRetrying.includes(error.code)) return;
    failures += 1;
    setTimeout(() => void sendConsentDecision(), retryDelay(failures));
  }
}

async function sendIfUnsent(): Promise<void> {
  const { record } = consent.get();
  if (!record || safeLocalStorage.read(sentDecisionKey) === record.timestamp) return;
  const { badgeNumber: _known, ...eventData } = record;
  const now = new Date();
  const visit = touchVisit(safeLocalStorage, now.getTime(), Math.random());
  const event = createAnalyticsEvent({ eventType: 'CONSENT_DECISION', eventData }, visit.id, now);
  const { badgeNumber } = await call('recordEvent', { body: { event, getBadgeNumber: true } });
  safeLocalStorage.write(sentDecisionKey, record.timestamp);
  if (badgeNumber !== undefined) consent.saveBadgeNumber(badgeNumber);
}
