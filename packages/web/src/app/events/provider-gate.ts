import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import type { IdleTimes } from '../../platform/when-idle.ts';
import type { Provider } from './posthog.ts';

interface ProviderParts {
  /** Undefined where none is configured. */
  load(): Promise<Provider | undefined>;
  /** When consent was given, as an ISO time; undefined without it. */
  allowedSince(): string | undefined;
  whenIdle(work: () => void, times: IdleTimes): void;
}

export interface ProviderGate {
  capture(events: readonly AnalyticsEvent[]): void;
  setAccount(account: string | undefined): void;
  applyConsent(): void;
}

const providerIdle = { timeoutMs: 3000, fallbackDelayMs: 100 };
const maxRetries = 3;
const maxHeldEvents = 100;

/** Loads the provider only after consent, and sends it nothing from before. Events are held while it loads. */
export function createProviderGate({ load, allowedSince, whenIdle }: ProviderParts): ProviderGate {
  let state: 'unloaded' | 'loading' | 'loaded' | 'unavailable' = 'unloaded';
  let provider: Provider | undefined;
  let held: AnalyticsEvent[] = [];
  let account: string | undefined;
  const isAllowed = () => allowedSince() !== undefined;

  async function loadProvider(attempt: number): Promise<void> {
    if (!isAllowed()) {
      state = 'unloaded';
      return;
    }
    try {
      provider = await load();
      state = provider ? 'loaded' : 'unavailable';
    } catch {
      if (attempt > maxRetries) state = 'unavailable';
      else setTimeout(() => void loadProvider(attempt + 1), 1000 * attempt);
      return;
    }
    flushHeldEvents();
  }

  function flushHeldEvents(): void {
    if (provider && isAllowed()) {
      provider.optIn();
      if (account !== undefined) provider.identify(account);
      provider.capture(held);
    }
    held = [];
  }

  return {
    capture(events) {
      const since = allowedSince();
      if (since === undefined || state === 'unavailable') return;
      // Our own server takes events of before too, and some wait for it for hours.
      const consented = events.filter(({ timestamp }) => timestamp >= since);
      if (state === 'loaded') provider?.capture(consented);
      else held = [...held, ...consented].slice(-maxHeldEvents);
    },
    setAccount(next) {
      if (account !== undefined && account !== next) provider?.reset();
      account = next;
      if (next !== undefined) provider?.identify(next);
    },
    applyConsent() {
      if (!isAllowed()) {
        held = [];
        provider?.optOut();
      } else if (state === 'loaded') {
        provider?.optIn();
        if (account !== undefined) provider?.identify(account);
      } else if (state === 'unloaded') {
        state = 'loading';
        whenIdle(() => void loadProvider(1), providerIdle);
      }
    },
  };
}
