import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { readAuthFlags } from '../../domain/account/auth-flags.ts';
import { createAnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import { touchVisit } from '../../domain/analytics/visit.ts';
import { consent } from '../../domain/consent/consent.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { withTabLock } from '../../platform/tab-lock.ts';

/** The decision that the server has: of which player, and its timestamp. */
const sentDecisionKey = 'consent.told';

let failures = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

const notWorthRetrying: readonly unknown[] = ['invalid_input', 'suspended'];

/** A refusal is sent too. Retried until the server has it. */
export async function sendConsentDecision(): Promise<void> {
  try {
    await withTabLock('bee-jinx-consent', sendIfUnsent);
    failures = 0;
  } catch (error) {
    if (error instanceof CallError && notWorthRetrying.includes(error.code)) return;
    failures += 1;
    // One retry is enough for all calls that have failed.
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void sendConsentDecision(), retryDelay(failures));
  }
}

async function sendIfUnsent(): Promise<void> {
  const { record } = consent.get();
  if (!record) return;
  const decision = `${getCurrentPlayerId()} ${record.timestamp}`;
  const sent = safeLocalStorage.read(sentDecisionKey);
  if (sent === decision) return;
  // It holds for whoever is next in this browser, but overwrites no decision that an account has taken elsewhere.
  const isInherited = sent?.endsWith(record.timestamp) === true;
  if (isInherited && readAuthFlags(safeLocalStorage).authenticated) return;
  const { badgeNumber: _known, ...eventData } = record;
  const now = new Date();
  const visit = touchVisit(safeLocalStorage, now.getTime(), Math.random());
  const event = createAnalyticsEvent({ eventType: 'CONSENT_DECISION', eventData }, visit.id, now);
  const { badgeNumber } = await call('recordEvent', {
    body: { event, getBadgeNumber: !isInherited },
  });
  safeLocalStorage.write(sentDecisionKey, decision);
  if (badgeNumber !== undefined) consent.saveBadgeNumber(badgeNumber);
}
