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

/** A household of its own: all suites share one Redis. */
const household = () =>
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

describe('one address', () => {
  test('makes so many players and no more, however often it becomes another', async () => {
    const crowded = household();
    let token: string | undefined;
    let made = 0;
    for (;;) {
      const answer = await register(crowded, token);
      if (answer.status !== 200) {
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        break;
      }
      made += 1;
      token = answer.data.token;
    }
    expect(made).toBe(30);
    expect((await register(household())).status).toBe(200);
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

  test('stores so many bytes of events a day, of anonymous players a quarter', async () => {
    const crowded = household();
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
    const elsewhere = household();
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

describe('all together', () => {
  const purses = () => new BudgetCounters(undefined, 'secret');
  const budgets = (wishes: object = {}) =>
    new Budgets({
      shared: purses(),
      own: purses(),
      storedBytesPerDay: 1000,
      areOff: false,
      ...wishes,
    });

  test('make so many players a minute at one server, from however many addresses', async () => {
    const few = budgets();
    for (let i = 0; i < 1200; i += 1) {
      await few.takeNewPlayer({ address: `address ${i}`, isKnown: false });
    }
    const oneMore = few.takeNewPlayer({ address: 'one more', isKnown: false });
    await expect(oneMore).rejects.toMatchObject({ code: 'unavailable' });
    await expect(oneMore).rejects.toHaveProperty('retryAfterSeconds', expect.any(Number));
  });

  test('store so much a day, and what is left at last is for those we know', async () => {
    const few = budgets();
    const store = (isKnown: boolean, bytes: number) =>
      few.mayStore(['texts'], { address: String(bytes), isKnown }, bytes);
    expect(await store(false, 700)).toBe(true);
    expect(await store(false, 100)).toBe(false);
    expect(await store(true, 100)).toBe(true);
    expect(await store(true, 300)).toBe(false);
  });

  test('are not counted in a load test', async () => {
    const none = budgets({ areOff: true });
    expect(await none.mayStore(['texts'], { address: 'a', isKnown: false }, 1e9)).toBe(true);
  });
});

test('a purse fills again when its window is over', async () => {
  const purse = new BudgetCounters(undefined, 'secret');
  const take = (windowMs: number) => purse.take('a', 1, { limit: 1, windowMs });
  expect(await take(20)).toMatchObject({ isTaken: true });
  expect(await take(20)).toMatchObject({ isTaken: false });
  await expect.poll(async () => (await take(20)).isTaken).toBe(true);
});
