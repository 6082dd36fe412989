import { calls } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/password-hash.ts';
import { suspendTestPlayer } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { startOwnServer, useTestServer } from '../../testing/use-test-server.ts';

const password = 'the queen counts her eggs';
const server = useTestServer(async () => ({
  settings: { ADMIN_PASSWORD_HASH: await hashPassword(password) },
}));

const signIn = (before?: TestPlayer, typed = password) =>
  callApi(server.url, 'becomeAdmin', { body: { password: typed, token: true } }, before?.headers);
const adminOf = ({ data }: Awaited<ReturnType<typeof signIn>>) =>
  playerWith(server.url, data.player, data.token ?? '');
const trail = (who: TestPlayer) => who.ask('readAuditTrail', { query: {} });

describe('an admin', () => {
  test('is whoever knows the password, as the player they are, on a new token', async () => {
    const player = await newPlayer(server.url);
    const stream = await TestListener.open(server.url, player.headers);
    const answer = await signIn(player);
    await stream.ended();
    expect(answer.data.player).toEqual({ ...player.player, isAdmin: true });
    const lasts = Date.parse(answer.data.expiresAt) - server.clock.now();
    expect(lasts).toBeGreaterThan(29 * 60_000);
    expect(lasts).toBeLessThanOrEqual(30 * 60_000);
    expect((await player.ask('readSession', {})).status).toBe(401);
    const admin = adminOf(answer);
    expect((await admin.ask('readSession', {})).data.player.isAdmin).toBe(true);
    expect((await trail(admin)).status).toBe(200);
    const newcomer = await signIn();
    expect(newcomer.data.player.userId).not.toBe(player.player.userId);
  });

  test('is an ordinary player after thirty minutes, and after resigning', async () => {
    const admin = adminOf(await signIn());
    server.clock.advance(30 * 60_000);
    expect((await trail(admin)).status).toBe(403);
    expect((await admin.ask('readSession', {})).data.player.isAdmin).toBe(false);
    const again = adminOf(await signIn(admin));
    expect((await again.ask('resignAsAdmin', {})).data.player.isAdmin).toBe(false);
    expect((await trail(again)).status).toBe(403);
    // Who is none has nothing to resign from.
    expect((await again.ask('resignAsAdmin', {})).status).toBe(200);
    const { entries } = (await trail(adminOf(await signIn()))).data;
    expect(entries.slice(0, 4).map(({ act, playerId }) => [act, playerId])).toEqual([
      ['readAuditTrail', entries[0]?.playerId],
      ['signed in as admin', entries[0]?.playerId],
      ['resigned as admin', again.player.userId],
      ['signed in as admin', again.player.userId],
    ]);
  });

  test('in one browser is none in the same player’s other browser', async () => {
    const player = await newPlayer(server.url);
    const { code } = (await player.ask('makeTransferCode', {})).data;
    const there = await callApi(server.url, 'claimTransferCode', { body: { code, token: true } });
    await signIn(player);
    const otherSession = playerWith(server.url, there.data.player, there.data.token ?? '');
    expect((await trail(otherSession)).status).toBe(403);
  });

  test('is recorded with whom an act was about, and why', async () => {
    const player = await newPlayer(server.url);
    const { admin } = await suspendTestPlayer(server, player, { reason: 'Unkind words.' });
    expect((await trail(admin)).data.entries[1]).toMatchObject({
      playerId: admin.player.userId,
      about: player.player.userId,
      reason: 'Unkind words.',
    });
  });

  test('is recorded: sign-ins, wrong passwords and every call, the newest first', async () => {
    await server.db.transaction([], (sql) => sql.deleteFrom('audit_trail').execute());
    const guesser = await newPlayer(server.url);
    expect(await signIn(guesser, 'something else entirely')).toMatchObject({
      status: 401,
      error: { code: 'wrong_credentials', message: 'That isn’t the admin password.' },
    });
    const admin = adminOf(await signIn());
    const { data } = await trail(admin);
    expect(data.entries.slice(0, 3).map(({ act }) => act)).toEqual([
      'readAuditTrail',
      'signed in as admin',
      'wrong admin password',
    ]);
    expect(data.entries[0]).toEqual({
      number: (data.entries[1]?.number ?? 0) + 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      act: 'readAuditTrail',
      playerId: admin.player.userId,
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(data.entries[2]?.playerId).toBe(guesser.player.userId);
    const first = await admin.ask('readAuditTrail', { query: { limit: 2 } });
    const query = { limit: 2, cursor: first.data.nextCursor ?? '' };
    const second = await admin.ask('readAuditTrail', { query });
    expect(second.data.entries[0]?.number).toBe((first.data.entries[1]?.number ?? 0) - 1);
    expect([first, second].map(({ data: page }) => page.entries.length)).toEqual([2, 2]);
    // The call itself is an entry: all before it, and the end of the list.
    const all = second.data.entries[0]?.number ?? 0;
    for (const more of [0, 1]) {
      const before = await admin.ask('readAuditTrail', {
        query: { limit: all - more, cursor: first.data.nextCursor ?? '' },
      });
      expect(before.data.entries).toHaveLength(all - more);
      expect('nextCursor' in before.data).toBe(more === 1);
    }
    const bent = { cursor: `${query.cursor.slice(0, -1)}_` };
    expect((await admin.ask('readAuditTrail', { query: bent })).status).toBe(400);
  });
});

test('every call under /api/admin is for admins', () => {
  const open = calls.filter(
    ({ path, access }) => path.startsWith('/api/admin') && access !== 'admin',
  );
  expect(open).toEqual([]);
});

test('a wrong password is refused, and guessing is limited', async () => {
  const own = await startOwnServer({
    settings: { ADMIN_PASSWORD_HASH: server.config.adminPasswordHash ?? '' },
  });
  const guess = (typed: string) => callApi(own.url, 'becomeAdmin', { body: { password: typed } });
  expect(await guess('wrong')).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
  const statuses = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await guess(`wrong ${index}`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

describe('wrong passwords from everywhere', () => {
  const own = useTestServer(async () => ({
    settings: {
      ADMIN_PASSWORD_HASH: server.config.adminPasswordHash ?? '',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    },
  }));
  const from = (address: string, typed: string, before?: TestPlayer) =>
    callApi(
      own.url,
      'becomeAdmin',
      { body: { password: typed, token: true } },
      { ...before?.headers, 'x-forwarded-for': address },
    );
  /** From different addresses, one after the other. */
  const guess = async (first: number, count: number) => {
    const statuses = [];
    for (let index = first; index < first + count; index += 1) {
      statuses.push((await from(`198.51.100.${index}`, `wrong ${index}`)).status);
    }
    return statuses;
  };

  test('slow down unknown addresses and lock nobody out', async () => {
    const known = adminOf(await from('192.0.2.1', password, await newPlayer(own.url)));
    expect(await guess(1, 10)).toEqual(Array(10).fill(401));
    const [next] = await guess(11, 1);
    expect(next).toBe(429);
    const waits = await from('203.0.113.1', password);
    expect(waits).toMatchObject({ status: 429, error: { code: 'slow_down' } });
    expect(Number(waits.headers.get('retry-after'))).toBeLessThanOrEqual(3);
    expect((await from('192.0.2.1', password)).status).toBe(200);
    expect((await from('203.0.113.2', password, known)).status).toBe(200);
    own.clock.advance(3000);
    expect((await from('203.0.113.1', password)).status).toBe(200);
  });

  test('are locked after ten per address', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      own.clock.advance(3000);
      statuses.push((await from('198.51.100.200', `wrong ${index}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});

test('without a password in the settings nobody is an admin', async () => {
  const own = await startOwnServer();
  for (const typed of ['', 'admin', 'undefined']) {
    const answer = await callApi(own.url, 'becomeAdmin', { body: { password: typed } });
    expect(answer).toMatchObject({
      status: 503,
      error: { code: 'unavailable', message: 'No admin password is set on this server.' },
    });
    expect(answer.headers.get('retry-after')).toBe('3600');
  }
  expect((await callApi(own.url, 'signInMethods', {})).data.admin).toBe(false);
});
