import { call } from '../../api/call.ts';
import { isSuspended } from '../../api/identity.ts';
import { identityChanging } from '../../api/identity-change.ts';
import { analyticsId, forgetAnalyticsId } from '../../platform/analytics-id.ts';
import { consent, mayCount, mayTellProvider } from '../../platform/consent.ts';
import { kept } from '../../platform/kept.ts';
import { unlessAnotherTab } from '../../platform/one-tab-at-a-time.ts';
import { eventQueue } from '../../platform/track.ts';
import type { Router } from '../router/make-router.ts';
import { followPlayer } from '../session/follow-player.ts';
import { session } from '../session/session.ts';
import { suspension } from '../session/suspension.ts';
import { askWhenItIsTime } from './ask-consent.ts';
import { createDelivery } from './deliver.ts';
import { createProviderGate } from './provider.ts';
import { beaconEvents, sendEvents } from './send-events.ts';
import { tellDecision } from './tell-decision.ts';
import { whenIdle } from './when-idle.ts';

export function startEvents(router: Router): void {
  const provider = createProviderGate({ load: loadProvider, mayTell: mayTellProvider, whenIdle });
  const delivery = createDelivery({
    queue: eventQueue,
    maySend: () => mayCount() && !isSuspended(),
    send: sendEvents,
    beacon: beaconEvents,
    onTaken: provider.capture,
    unlessAnotherTab: (work) => unlessAnotherTab('bee-jinx-event-sender', work),
    warn: (message) => {
      // biome-ignore lint/suspicious/noConsole: developers should see what is dropped.
      console.warn(message);
    },
  });

  function obey(): void {
    provider.look();
    if (!mayCount()) {
      eventQueue.clear();
      forgetAnalyticsId(kept);
    }
    if (session.get().status === 'open') void tellDecision();
  }

  function meet(): void {
    if (session.get().status !== 'open') return;
    delivery.soon();
    void tellDecision();
  }

  consent.subscribe(obey);
  session.subscribe(meet);
  suspension.subscribe(meet);
  // SIGNED_IN and SIGNED_OUT, and whoever was here when the page came.
  followPlayer(({ kind, userId }) => provider.become(kind === 'account' ? userId : undefined));
  // What one player did goes out under their name.
  identityChanging.subscribe(() => identityChanging.get() && delivery.beforeLeaving());
  addEventListener('online', delivery.soon);
  addEventListener('pagehide', delivery.beforeLeaving);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') delivery.beforeLeaving();
  });
  obey();
  meet();
  askWhenItIsTime(router);
}

async function loadProvider() {
  const { provider } = await call('analyticsSettings');
  if (!provider) return undefined;
  const { createPostHog } = await import('./posthog.ts');
  return createPostHog({
    ...provider,
    anonymousId: () => analyticsId(kept, new Date(), Math.random()),
    forgetAnonymousId: () => forgetAnalyticsId(kept),
    now: () => new Date(),
  });
}
