import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import type { IdleTimes } from '../../platform/when-idle.ts';
import type { Provider } from './posthog.ts';

interface ProviderParts {
  /** Undefined where none is configured. */
  load(): Promise<Provider | undefined>;
  isAllowed(): boolean;
  whenIdle(work: () => void, times: IdleTimes): void;
}

export interface ProviderGate {
  capture(events: readonly AnalyticsEvent[]): void;
  setAccount(account: string | undefined): void;
  applyConsent(): void;
}

const providerIdle = { timeoutMs: 3000, fallbackDelayMs: 100 };
const maxAttempts = 3;
const maxHeldEvents = 100;

/** Loads the provider only after consent, and sends it nothing from before. Events are held while it loads. */
export function createProviderGate({ load, isAllowed, whenIdle }: ProviderParts): ProviderGate {
  let state: 'unloaded' | 'loading' | 'loaded' | 'unavailable' = 'unloaded';
  let provider: Provider | undefined;
  let held: AnalyticsEvent[] = [];
  let account: string | undefined;

  async function loadProvider(attempt: number): Promise<void> {
    if (!isAllowed()) {
      state = 'unloaded';
      return;
    }
    try {
      provider = await load();
      state = provider ? 'loaded' : 'unavailable';
    } catch {
      if (attempt > maxAttempts) state = 'unavailable';
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
      if (!isAllowed() || state === 'unavailable') return;
      if (state === 'loaded') provider?.capture(events);
      else held = [...held, ...events].slice(-maxHeldEvents);
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
