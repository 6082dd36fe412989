import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import { createPostHog, type Provider } from './posthog.ts';
import { createProviderGate } from './provider-gate.ts';

const event: AnalyticsEvent = {
  eventType: 'GAME_START',
  sessionId: 'visit',
  puzzleNumber: 1050,
  timestamp: '2026-11-15T12:00:00.000Z',
  eventData: { game_type: 'daily', user_level: 'beginner', persona: 'scout' },
  idempotencyKey: 'visit:1050:GAME_START',
};

describe('the provider', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function makeGate(mayTellAtFirst = true) {
    const facts = { mayTell: mayTellAtFirst, failures: 0 };
    const provider = {
      capture: vi.fn(),
      identify: vi.fn(),
      reset: vi.fn(),
      optIn: vi.fn(),
      optOut: vi.fn(),
    } satisfies Provider;
    const load = vi.fn(async (): Promise<Provider | undefined> => {
      if (facts.failures > 0) {
        facts.failures -= 1;
        throw new Error('out of reach');
      }
      return provider;
    });
    const whenIdle = vi.fn((work: () => void) => void setTimeout(work, 100));
    const gate = createProviderGate({
      load,
      allowedSince: () => (facts.mayTell ? event.timestamp : undefined),
      whenIdle,
    });
    return { whenIdle, gate, provider, load, facts };
  }

  test('is not loaded before consent', async () => {
    const { gate, load, provider, facts } = makeGate(false);
    gate.applyConsent();
    gate.capture([event]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    facts.mayTell = true;
    gate.applyConsent();
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledOnce();
    expect(provider.optIn).toHaveBeenCalledOnce();
    expect(provider.capture).toHaveBeenCalledExactlyOnceWith([]);
  });

  test('waits for an idle moment, 3 s at most, or 100 ms where that isn’t known', () => {
    const { gate, whenIdle } = makeGate();
    gate.applyConsent();
    const times = { timeoutMs: 3000, fallbackDelayMs: 100 };
    expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), times);
  });

  test('gets the events from while it was loading', async () => {
    const { gate, provider } = makeGate();
    gate.applyConsent();
    gate.capture([event]);
    await vi.advanceTimersByTimeAsync(100);
    expect(provider.capture).toHaveBeenCalledExactlyOnceWith([event]);
  });

  test('gets no event from before consent that our server takes only afterwards', async () => {
    const { gate, provider } = makeGate();
    const earlier = { ...event, timestamp: '2026-11-15T11:59:59.999Z' };
    gate.applyConsent();
    gate.capture([earlier, event]);
    await vi.advanceTimersByTimeAsync(100);
    gate.capture([earlier, event]);
    expect(provider.capture.mock.calls).toEqual([[[event]], [[event]]]);
  });

  test.each([
    // failures → delay after the idle moment
    [0, 0],
    [1, 1000],
    [2, 3000],
    [3, 6000],
  ])('after %i failures is loaded %i ms later', async (failures, ms) => {
    const { gate, provider, facts } = makeGate();
    facts.failures = failures;
    gate.applyConsent();
    await vi.advanceTimersByTimeAsync(100 + Math.max(0, ms - 1));
    if (ms > 0) expect(provider.optIn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(provider.optIn).toHaveBeenCalledOnce();
  });

  test('is given up after three more tries', async () => {
    const { gate, load, facts } = makeGate();
    facts.failures = 100;
    gate.applyConsent();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(4);
    gate.applyConsent();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('stops with a refusal, and starts with another consent', async () => {
    const { gate, provider, facts } = makeGate();
    gate.applyConsent();
    await vi.advanceTimersByTimeAsync(100);
    facts.mayTell = false;
    gate.applyConsent();
    expect(provider.optOut).toHaveBeenCalledOnce();
    gate.capture([event]);
    facts.mayTell = true;
    gate.applyConsent();
    expect(provider.optIn).toHaveBeenCalledTimes(2);
    expect(provider.capture).toHaveBeenCalledExactlyOnceWith([]);
  });

  test('is told who signs in, and reset at sign-out', async () => {
    const { gate, provider } = makeGate();
    gate.setAccount('anna');
    gate.applyConsent();
    await vi.advanceTimersByTimeAsync(100);
    expect(provider.identify).toHaveBeenCalledExactlyOnceWith('anna');
    gate.setAccount(undefined);
    gate.setAccount(undefined);
    expect(provider.reset).toHaveBeenCalledOnce();
    gate.setAccount('ben');
    gate.setAccount('carl');
    expect(provider.reset).toHaveBeenCalledTimes(2);
    expect(provider.identify).toHaveBeenLastCalledWith('carl');
  });
});

describe('PostHog', () => {
  const fetched = vi.fn(async (..._of: Parameters<typeof fetch>) => new Response('{}'));
  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const make = () => {
    let browser = 1;
    return createPostHog({
      host: 'https://eu.i.posthog.com',
      key: 'phc_public',
      anonymousId: () => `anon_${browser}`,
      forgetAnonymousId: () => {
        browser += 1;
      },
      now: () => new Date('2026-11-15T12:00:00Z'),
    });
  };
  const bodies = () =>
    fetched.mock.calls.map(([, init]) => JSON.parse(String((init as RequestInit).body)));

  test('sends nothing before opt-in or after opt-out', () => {
    const provider = make();
    provider.capture([event]);
    provider.identify('anna');
    provider.optIn();
    provider.optOut();
    provider.capture([event]);
    expect(fetched).not.toHaveBeenCalled();
    provider.optIn();
    provider.capture([event]);
    expect(bodies()[0].batch[0].event).toBe('$identify');
  });

  test('sends events with the address masked and an idempotency key', () => {
    const provider = make();
    provider.optIn();
    provider.capture([event]);
    expect(String(fetched.mock.calls[0]?.[0])).toBe('https://eu.i.posthog.com/batch/?ip=0');
    expect(bodies()[0]).toEqual({
      api_key: 'phc_public',
      batch: [
        {
          event: 'GAME_START',
          timestamp: '2026-11-15T12:00:00.000Z',
          properties: {
            distinct_id: 'anon_1',
            $lib: 'bee-jinx',
            $ip: '0.0.0.0',
            $geoip_disable: true,
            game_type: 'daily',
            user_level: 'beginner',
            persona: 'scout',
            puzzleNumber: 1050,
            session: 'visit',
            $insert_id: 'visit:1050:GAME_START',
            $set: { user_level: 'beginner', persona: 'scout' },
          },
        },
      ],
    });
  });

  test('names no account before an event of it was taken, as it may have declined elsewhere', () => {
    const provider = make();
    provider.optIn();
    provider.identify('anna');
    provider.capture([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('identifies an account, and resets at sign-out', () => {
    const provider = make();
    provider.optIn();
    provider.identify('anna');
    provider.capture([event]);
    provider.identify('anna');
    provider.capture([event]);
    provider.reset();
    provider.capture([event]);
    provider.identify('anna');
    provider.capture([event]);
    const batches = bodies().map(({ batch }) => batch);
    expect(batches.map((batch) => batch.map(({ event }: { event: string }) => event))).toEqual([
      ['$identify', 'GAME_START'],
      ['GAME_START'],
      ['GAME_START'],
      ['$identify', 'GAME_START'],
    ]);
    expect(batches[0][0]).toMatchObject({
      timestamp: '2026-11-15T12:00:00.000Z',
      properties: { distinct_id: 'anna', $anon_distinct_id: 'anon_1' },
    });
    expect(batches.map((batch) => batch.at(-1).properties.distinct_id)).toEqual([
      'anna',
      'anna',
      'anon_2',
      'anna',
    ]);
  });
});
