import { dayMs } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { SignInLimits } from './sign-in-limits.ts';

const opened = openTestDatabase({ databasePool: 4 });
const windowMs = 15 * 60_000;

let now: number;
let limits: SignInLimits;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 17);
  await opened.db.transaction([], (sql) => sql.deleteFrom('sign_in_tries').execute());
  limits = limitsOn(opened.db);
  warnings = [];
});

let warnings: string[];
const limitsOn = (db: Database) =>
  new SignInLimits(
    db,
    { now: () => now },
    'a secret',
    // Only the message is needed of what a logger takes.
    { warn: (_error: unknown, message?: string) => void warnings.push(message ?? '') },
  );

type Attempt = Promise<unknown>;
const mayTry = (account: string | undefined, address: string) =>
  isAllowed(limits.begin(account, address));
const isAllowed = (attempt: Attempt) =>
  attempt.then(
    () => true,
    () => false,
  );
const expectRefusal = (attempt: Attempt, retryAfterSeconds: number) =>
  expect(attempt).rejects.toMatchObject({
    code: 'slow_down',
    message: 'Too many tries. Wait a few minutes, please.',
    retryAfterSeconds,
  });
const fail = async (account: string, address: string, times: number) => {
  for (let time = 0; time < times; time += 1) await mayTry(account, address);
};
const succeed = async (account: string, address: string) =>
  (await limits.begin(account, address)).run(async () => {});
const storedRows = () => opened.db.read.selectFrom('sign_in_tries').selectAll().execute();

describe('guessing at one account', () => {
  test('is limited to ten attempts from all addresses, for fifteen minutes', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect(await mayTry('anna', `198.51.100.${index}`)).toBe(true);
    }
    await expectRefusal(limits.begin('anna', '203.0.113.1'), 900);
    expect(await mayTry('bert', '203.0.113.1')).toBe(true);
    now += windowMs - 1;
    await expectRefusal(limits.begin('anna', '203.0.113.1'), 1);
    now += 1;
    expect(await mayTry('anna', '203.0.113.1')).toBe(true);
    await fail('anna', '203.0.113.1', 9);
    await expectRefusal(limits.begin('anna', '203.0.113.1'), 900);
  });

  test('counts each of a hundred concurrent attempts', async () => {
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => mayTry('carla', '192.0.2.1')),
    );
    expect(tries.filter(Boolean)).toHaveLength(10);
  });

  test('never locks the owner out at an address known for ninety days', async () => {
    await succeed('dora', '192.0.2.77');
    await fail('dora', '198.51.100.200', 10);
    expect(await mayTry('dora', '198.51.100.201')).toBe(false);
    expect(await mayTry('dora', '192.0.2.77')).toBe(true);
    now += 90 * dayMs - 1;
    await fail('dora', '198.51.100.200', 10);
    expect(await mayTry('dora', '192.0.2.77')).toBe(true);
    now += 1;
    await fail('dora', '198.51.100.200', 10);
    expect(await mayTry('dora', '192.0.2.77')).toBe(false);
  });

  test('from the owner’s own address is limited to ten attempts there', async () => {
    await succeed('emil', '192.0.2.88');
    await fail('emil', '192.0.2.88', 9);
    expect(await mayTry('emil', '192.0.2.88')).toBe(true);
    await expectRefusal(limits.begin('emil', '192.0.2.88'), 900);
    expect(await mayTry('emil', '192.0.2.89')).toBe(true);
  });
});

describe('guessing at many accounts from one address', () => {
  test('is limited to fifty attempts, except for accounts that have signed in from there', async () => {
    const proxy = '10.0.0.1';
    for (const known of ['fay', 'gus']) await succeed(known, proxy);
    for (let index = 0; index < 49; index += 1) await fail(`stranger ${index}`, proxy, 1);
    expect(await mayTry(undefined, proxy)).toBe(true);
    await expectRefusal(limits.begin('one more', proxy), 900);
    await expectRefusal(limits.begin(undefined, proxy), 900);
    expect(await mayTry('fay', proxy)).toBe(true);
    expect(await mayTry('gus', proxy)).toBe(true);
    expect(await mayTry('one more', '10.0.0.2')).toBe(true);
  });
});

describe('guessing at a shared password', () => {
  const begin = (address: string, device?: string) => limits.beginPaced('admin', address, device);
  const failFromTen = async () => {
    for (let index = 0; index < 10; index += 1)
      expect(await isAllowed(begin(`10.4.0.${index}`))).toBe(true);
  };

  test('is slowed down to one attempt in three seconds after ten, from all addresses', async () => {
    await failFromTen();
    await expectRefusal(begin('10.4.1.1'), 3);
    now += 2999;
    await expectRefusal(begin('10.4.1.1'), 1);
    now += 1;
    expect(await isAllowed(begin('10.4.1.1'))).toBe(true);
    await expectRefusal(begin('10.4.1.2'), 3);
  });

  test('is limited to ten attempts from one address', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect(await isAllowed(begin('10.5.0.1'))).toBe(true);
      now += 3000;
    }
    await expectRefusal(begin('10.5.0.1'), 870);
    expect(await isAllowed(begin('10.5.0.2'))).toBe(true);
  });

  test('counts with everything else from that address', async () => {
    for (let index = 0; index < 50; index += 1) await fail(`stranger ${index}`, '10.6.0.1', 1);
    await expectRefusal(begin('10.6.0.1'), 900);
  });

  test('doesn’t slow down who has signed in from that address or device', async () => {
    await (await begin('10.7.0.1', 'a laptop')).run(async () => {});
    await failFromTen();
    await expectRefusal(begin('10.7.0.2'), 3);
    await expectRefusal(begin('10.7.0.2', 'another laptop'), 3);
    for (let index = 0; index < 10; index += 1)
      expect(await isAllowed(begin('10.7.0.3', 'a laptop'))).toBe(true);
    await expectRefusal(begin('10.7.0.3', 'a laptop'), 900);
    expect(await isAllowed(begin('10.7.0.1'))).toBe(true);
  });
});

describe('probing for accounts', () => {
  const mayAsk = (asker: string | undefined, address: string) =>
    isAllowed(limits.countProbe(asker, address));

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
    for (let index = 0; index < 60; index += 1) await mayAsk('jan', '10.3.0.1');
    expect(await mayTry('jan', '10.3.0.1')).toBe(true);
  });
});

test('a clock that was ahead and is set right locks nobody out', async () => {
  const beginPaced = (index: number) => limits.beginPaced('admin', `10.8.0.${index}`, undefined);
  now += dayMs;
  await fail('nora', '203.0.113.70', 10);
  now -= dayMs;
  expect(await mayTry('nora', '203.0.113.70')).toBe(true);
  now += 60_000;
  for (let index = 0; index < 10; index += 1) await beginPaced(index);
  now -= 60_000;
  expect(await isAllowed(beginPaced(10))).toBe(true);
});

test('a success doesn’t reset others’ failures', async () => {
  await fail('hugo', '203.0.113.50', 9);
  await succeed('hugo', '203.0.113.51');
  expect(await mayTry('hugo', '203.0.113.52')).toBe(true);
  expect(await mayTry('hugo', '203.0.113.52')).toBe(false);
});

describe('an attempt', () => {
  const attemptAndFail = async (times: number, error: Error) => {
    for (let time = 0; time < times; time += 1) {
      const attempt = await limits.begin('olga', '203.0.113.80');
      await expect(attempt.run(() => Promise.reject(error))).rejects.toBe(error);
    }
  };

  test('that the server can’t judge doesn’t count', async () => {
    await attemptAndFail(11, new Refusal('unavailable', { retryAfterSeconds: 2 }));
    await attemptAndFail(11, new Error('The connection to the database was lost.'));
    expect((await storedRows()).map(({ failures }) => failures)).toEqual([0, 0]);
  });

  test('that is refused counts, and makes no address familiar', async () => {
    await attemptAndFail(10, new Refusal('wrong_credentials'));
    await expectRefusal(limits.begin('olga', '203.0.113.80'), 900);
  });

  test('keeps its result although it can’t be counted off', async () => {
    const db = { ...opened.db };
    const attempt = await limitsOn(db).begin('paul', '203.0.113.81');
    db.transaction = () => Promise.reject(new Error('The connection to the database was lost.'));
    expect(await attempt.run(async () => 'new recovery codes')).toBe('new recovery codes');
    expect(warnings).toEqual(['An attempt to sign in still counts as failed.']);
  });
});

test('neither e-mails nor addresses are stored', async () => {
  await fail('canary@example.org', '203.0.113.123', 1);
  const rows = await storedRows();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0\.113/);
});

test('attempts are forgotten after fifteen minutes, known addresses after ninety days', async () => {
  await fail('kim', '203.0.113.60', 1);
  await succeed('kim', '203.0.113.61');
  const countAt = async (later: number) => {
    now += later;
    await fail('lea', '203.0.113.62', 1);
    return (await storedRows()).length;
  };
  // Two addresses, the account and the known pair; then an address and an account more.
  expect(await countAt(windowMs)).toBe(6);
  expect(await countAt(1)).toBe(3);
  expect(await countAt(90 * dayMs)).toBe(2);
});
