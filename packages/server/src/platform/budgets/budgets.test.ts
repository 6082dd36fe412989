import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshEmail, password } from '../../testing/test-account.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { quickAccount } from '../../testing/test-identity.ts';
import { callApi, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { BudgetCounters } from './budget-counters.ts';
import { Budgets } from './budgets.ts';

const server = useTestServer({
  settings: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1, ::1' },
});

/** A random address, as all suites share one Redis. */
const randomAddress = () =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
const from = (address: string, headers: Record<string, string> = {}) => ({
  ...headers,
  'x-forwarded-for': address,
});
const register = (address: string, before?: string) => {
  const headers = from(address, before ? { authorization: `Bearer ${before}` } : {});
  return callApi(
    server.url,
    'register',
    { body: { email: freshEmail(), password, token: true } },
    headers,
  );
};

describe('from one address', () => {
  test('new players are limited, also when each session registers anew', async () => {
    const crowded = randomAddress();
    let token: string | undefined;
    let created = 0;
    for (;;) {
      const reply = await register(crowded, token);
      if (reply.status !== 200) {
        expect(reply.status).toBe(429);
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
        break;
      }
      created += 1;
      token = reply.data.token;
    }
    expect(created).toBe(30);
    expect((await register(randomAddress())).status).toBe(200);
  }, 120_000);

  const batch = (name: string) => {
    const eventData = Object.fromEntries(
      Array.from({ length: 4 }, (_, i) => [`f${i}`, 'x'.repeat(480)]),
    );
    return Array.from({ length: 100 }, (_, i) => sampleEvent(`${name} ${i}`, { eventData }));
  };
  const record = (address: string, player: TestPlayer, name: string) =>
    callApi(
      server.url,
      'recordEvents',
      { body: { events: batch(name) } },
      from(address, player.headers),
    );
  const anonymous = async (address: string) => {
    const { data } = await callApi(
      server.url,
      'openSession',
      { body: { token: true } },
      from(address),
    );
    return playerWith(server.url, data.player, data.token ?? '');
  };

  test('stored bytes of events are limited per day, those of anonymous players to a quarter', async () => {
    const crowded = randomAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 24; i += 1) {
      const player = await anonymous(crowded);
      statuses.push((await record(crowded, player, `e${i}`)).status);
    }
    const stored = statuses.filter((status) => status === 200).length;
    // Each batch has some 210 kB.
    expect(stored).toBeGreaterThan(15);
    expect(stored).toBeLessThan(21);
    expect(statuses.at(-1)).toBe(429);

    const account = await quickAccount(server);
    expect((await record(crowded, account, 'account')).status).toBe(200);
    const elsewhere = randomAddress();
    expect((await record(elsewhere, await anonymous(elsewhere), 'elsewhere')).status).toBe(200);

    const decider = await anonymous(crowded);
    const timestamp = new Date().toISOString();
    const decision = { status: 'denied', version: 'v1.0', method: 'modal_decline' };
    const event = sampleEvent('decided', {
      eventType: 'CONSENT_DECISION',
      eventData: { ...decision, previousStatus: 'unset', timestamp },
    });
    const decided = await callApi(
      server.url,
      'recordEvent',
      { body: { event } },
      from(crowded, decider.headers),
    );
    expect(decided.status).toBe(200);
  }, 60_000);
});

describe('from all addresses together', () => {
  const makeCounters = () => new BudgetCounters(undefined, 'secret');
  const budgets = (overrides: object = {}) =>
    new Budgets({
      shared: makeCounters(),
      own: makeCounters(),
      storedBytesPerDay: 1000,
      areOff: false,
      ...overrides,
    });

  test('new players are limited per minute and server', async () => {
    const few = budgets();
    for (let i = 0; i < 1200; i += 1) {
      await few.takeNewPlayer({ address: `address ${i}`, isKnown: false });
    }
    const oneMore = few.takeNewPlayer({ address: 'one more', isKnown: false });
    await expect(oneMore).rejects.toMatchObject({ code: 'unavailable' });
    await expect(oneMore).rejects.toHaveProperty('retryAfterSeconds', expect.any(Number));
  });

  test('stored bytes are limited per day, with a part reserved for known visitors', async () => {
    const few = budgets();
    const store = (isKnown: boolean, bytes: number) =>
      few.mayStore(['texts'], { address: String(bytes), isKnown }, bytes);
    expect(await store(false, 700)).toBe(true);
    expect(await store(false, 100)).toBe(false);
    expect(await store(true, 100)).toBe(true);
    expect(await store(true, 300)).toBe(false);
  });

  test('nothing is limited in a load test', async () => {
    const none = budgets({ areOff: true });
    expect(await none.mayStore(['texts'], { address: 'a', isKnown: false }, 1e9)).toBe(true);
  });
});

test('a budget is full again when its window is over', async () => {
  const counters = new BudgetCounters(undefined, 'secret');
  const take = (windowMs: number) => counters.take('a', 1, { limit: 1, windowMs });
  expect(await take(20)).toMatchObject({ isTaken: true });
  expect(await take(20)).toMatchObject({ isTaken: false });
  await expect.poll(async () => (await take(20)).isTaken).toBe(true);
});
