import { call } from '../../api/call.ts';
import { getCurrentPlayerId, isSuspended } from '../../api/identity.ts';
import { onBeforeIdentityChange } from '../../api/identity-change.ts';
import { clearAnalyticsId, readOrCreateAnalyticsId } from '../../domain/analytics/analytics-id.ts';
import { eventQueue } from '../../domain/analytics/track.ts';
import { canTrack, consent, providerAllowedSince } from '../../domain/consent/consent.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { tryWithTabLock } from '../../platform/tab-lock.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import type { Router } from '../router/create-router.ts';
import { session } from '../session/session.ts';
import { subscribeToPlayer } from '../session/subscribe-to-player.ts';
import { suspension } from '../session/suspension.ts';
import { createEventSender } from './event-sender.ts';
import { createProviderGate } from './provider-gate.ts';
import { requestConsentWhenDue } from './request-consent-when-due.ts';
import { sendConsentDecision } from './send-consent-decision.ts';
import { sendEvents } from './send-events.ts';
import { separateVisits } from './separate-visits.ts';

export function startAnalytics(router: Router): void {
  const provider = createProviderGate({
    load: loadProvider,
    allowedSince: providerAllowedSince,
    whenIdle,
  });
  const delivery = createEventSender({
    queue: eventQueue,
    canSend: () => canTrack() && !isSuspended(),
    getPlayerId: getCurrentPlayerId,
    send: sendEvents,
    onAccepted: provider.capture,
    tryWithTabLock: (work) => tryWithTabLock('bee-jinx-event-sender', work),
    warn: (message) => {
      // biome-ignore lint/suspicious/noConsole: developers should see what is dropped.
      console.warn(message);
    },
  });

  function applyConsent(): void {
    provider.applyConsent();
    if (!canTrack()) {
      eventQueue.clear();
      clearAnalyticsId(safeLocalStorage);
    }
    if (session.get().status === 'open') void sendConsentDecision();
  }

  function onSessionChange(): void {
    if (session.get().status !== 'open') return;
    delivery.sendSoon();
    void sendConsentDecision();
  }

  consent.subscribe(applyConsent);
  session.subscribe(onSessionChange);
  suspension.subscribe(onSessionChange);
  // Runs for the first player, and again after every sign-in and sign-out.
  subscribeToPlayer(({ kind, userId }) => {
    const account = kind === 'account' ? userId : undefined;
    provider.setAccount(account);
    if (account) separateVisits(account, safeLocalStorage, Date.now(), Math.random());
  });
  onBeforeIdentityChange(delivery.flush);
  addEventListener('online', delivery.sendSoon);
  addEventListener('pagehide', () => void delivery.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void delivery.flush();
  });
  applyConsent();
  onSessionChange();
  requestConsentWhenDue(router);
}

async function loadProvider() {
  const { provider } = await call('analyticsSettings');
  if (!provider) return undefined;
  const { createPostHog } = await import('./posthog.ts');
  return createPostHog({
    ...provider,
    anonymousId: () => readOrCreateAnalyticsId(safeLocalStorage, new Date(), Math.random()),
    forgetAnonymousId: () => clearAnalyticsId(safeLocalStorage),
    now: () => new Date(),
  });
}
