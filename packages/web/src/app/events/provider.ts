import type { AnalyticsEvent } from '../../platform/analytics-event.ts';
import type { Provider } from './posthog.ts';

interface ProviderParts {
  /** Nothing where none is configured. Rejects when it can't be told. */
  load(): Promise<Provider | undefined>;
  mayTell(): boolean;
  whenIdle(work: () => void): void;
}

export interface ProviderGate {
  capture(events: readonly AnalyticsEvent[]): void;
  /** Somebody with an account is here, or nobody in particular. */
  become(account: string | undefined): void;
  /** Consent has changed, or may have. */
  look(): void;
}

const mostTries = 3;
const mostHeld = 100;

/**
 * Stands between the app and the provider: asks for none before there is consent, and tells it
 * nothing of what happened before. What happens while it is on its way is held.
 */
export function createProviderGate({ load, mayTell, whenIdle }: ProviderParts): ProviderGate {
  let state: 'away' | 'coming' | 'here' | 'none' = 'away';
  let provider: Provider | undefined;
  let held: AnalyticsEvent[] = [];
  let account: string | undefined;

  async function fetchIt(attempt: number): Promise<void> {
    if (!mayTell()) {
      state = 'away';
      return;
    }
    try {
      provider = await load();
      state = provider ? 'here' : 'none';
    } catch {
      if (attempt > mostTries) state = 'none';
      else setTimeout(() => void fetchIt(attempt + 1), 1000 * attempt);
      return;
    }
    welcome();
  }

  function welcome(): void {
    if (provider && mayTell()) {
      provider.optIn();
      if (account !== undefined) provider.identify(account);
      provider.capture(held);
    }
    held = [];
  }

  return {
    capture(events) {
      if (!mayTell() || state === 'none') return;
      if (state === 'here') provider?.capture(events);
      else held = [...held, ...events].slice(-mostHeld);
    },
    become(next) {
      if (account !== undefined && account !== next) provider?.reset();
      account = next;
      if (next !== undefined) provider?.identify(next);
    },
    look() {
      if (!mayTell()) {
        held = [];
        provider?.optOut();
      } else if (state === 'here') {
        provider?.optIn();
        if (account !== undefined) provider?.identify(account);
      } else if (state === 'away') {
        state = 'coming';
        whenIdle(() => void fetchIt(1));
      }
    },
  };
}
