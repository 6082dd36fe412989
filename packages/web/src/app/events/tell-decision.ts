import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { analyticsEvent } from '../../platform/analytics-event.ts';
import { consent } from '../../platform/consent.ts';
import { kept } from '../../platform/kept.ts';
import { oneTabAtATime } from '../../platform/one-tab-at-a-time.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { touchVisit } from '../../platform/visit.ts';

/** When the decision was made that the server knows. */
const toldKey = 'consent.told';

let failures = 0;

/** Another try would end the same. Whoever is suspended tells it when that is over. */
const notWorthRetrying: readonly unknown[] = ['invalid_input', 'suspended'];

/** Also a no is told: that it was said, and nothing else. Until the server has it, again. */
export async function tellDecision(): Promise<void> {
  try {
    await oneTabAtATime('bee-jinx-consent', tell);
    failures = 0;
  } catch (error) {
    if (error instanceof CallError && notWorthRetrying.includes(error.code)) return;
    failures += 1;
    setTimeout(() => void tellDecision(), retryDelay(failures));
  }
}

async function tell(): Promise<void> {
  const { record } = consent.get();
  if (!record || kept.read(toldKey) === record.timestamp) return;
  const { badgeNumber: _known, ...eventData } = record;
  const now = new Date();
  const visit = touchVisit(kept, now.getTime(), Math.random());
  const event = analyticsEvent({ eventType: 'CONSENT_DECISION', eventData }, visit.id, now);
  const { badgeNumber } = await call('recordEvent', { body: { event, getBadgeNumber: true } });
  kept.write(toldKey, record.timestamp);
  if (badgeNumber !== undefined) consent.keepBadge(badgeNumber);
}
