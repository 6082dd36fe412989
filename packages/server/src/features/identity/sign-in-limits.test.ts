import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '../../testing/use-test-server.ts';
import { maxFailures, SignInLimits } from './sign-in-limits.ts';

let limits: SignInLimits;
const server = useTestServer();
beforeAll(async () => {
  limits = new SignInLimits(server.db, server.clock, 'a secret');
});

const fail = async (account: string, address: string, times: number) => {
  for (let time = 0; time < times; time += 1) {
    await limits.begin(account, address).catch(() => undefined);
  }
};
const mayTry = (account: string, address: string) =>
  limits.begin(account, address).then(
    () => true,
    () => false,
  );

describe('guessing at one account', () => {
  test('is limited to ten attempts from all addresses, for fifteen minutes', async () => {
    for (let index = 0; index < maxFailures.account; index += 1) {
      expect(await mayTry('anna', `198.51.100.${index}`)).toBe(true);
    }
    expect(await mayTry('anna', '203.0.113.1')).toBe(false);
    expect(await mayTry('bert', '203.0.113.1')).toBe(true);
    server.clock.advance(15 * 60_000);
    expect(await mayTry('anna', '203.0.113.1')).toBe(true);
  });

  test('counts each of a hundred concurrent attempts', async () => {
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => mayTry('carla', '192.0.2.1')),
    );
    expect(tries.filter(Boolean)).toHaveLength(maxFailures.account);
  });

  test('never locks the owner out at a known address', async () => {
    await (await limits.begin('dora', '192.0.2.77')).succeeded();
    await fail('dora', '198.51.100.200', 30);
    expect(await mayTry('dora', '198.51.100.201')).toBe(false);
    expect(await mayTry('dora', '192.0.2.77')).toBe(true);
  });

  test('from the owner’s own address is limited there', async () => {
    await (await limits.begin('emil', '192.0.2.88')).succeeded();
    await fail('emil', '192.0.2.88', maxFailures.account);
    expect(await mayTry('emil', '192.0.2.88')).toBe(false);
  });
});

describe('guessing at many accounts from one address', () => {
  test('is limited to fifty attempts, except for accounts that have signed in from there', async () => {
    const proxy = '10.0.0.1';
    for (const known of ['fay', 'gus']) await (await limits.begin(known, proxy)).succeeded();
    for (let index = 0; index < 60; index += 1) await fail(`stranger ${index}`, proxy, 1);
    expect(await mayTry('one more', proxy)).toBe(false);
    expect(await mayTry('fay', proxy)).toBe(true);
    expect(await mayTry('gus', proxy)).toBe(true);
    expect(await mayTry('one more', '10.0.0.2')).toBe(true);
  });
});

describe('probing for accounts', () => {
  const mayAsk = (asker: string | undefined, address: string) =>
    limits.countProbe(asker, address).then(
      () => true,
      () => false,
    );

  test('is limited to ten per player and fifty per address', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push(await mayAsk('ida', `10.1.0.${index}`));
    expect(statuses).toEqual([...Array(10).fill(true), false]);
    const atHome = [];
    for (let index = 0; index < 51; index += 1) atHome.push(await mayAsk(`${index}`, '10.2.0.1'));
    expect(atHome).toEqual([...Array(50).fill(true), false]);
    expect(await mayAsk(undefined, '10.2.0.1')).toBe(false);
  });

  test('doesn’t count towards the sign-in limit', async () => {
    for (let index = 0; index < 60; index += 1) await mayAsk(undefined, '10.3.0.1');
    expect(await mayTry('jan', '10.3.0.1')).toBe(true);
  });
});

test('a success doesn’t reset others’ failures', async () => {
  await fail('hugo', '203.0.113.50', 9);
  await (await limits.begin('hugo', '203.0.113.51')).succeeded();
  expect(await mayTry('hugo', '203.0.113.52')).toBe(true);
  expect(await mayTry('hugo', '203.0.113.52')).toBe(false);
});

test('neither e-mails nor addresses are stored', async () => {
  await fail('canary@example.org', '203.0.113.123', 1);
  const rows = await server.db.read.selectFrom('sign_in_tries').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0\.113/);
});
