import { expect, test } from 'vitest';
import { hashPassword } from '../../platform/password-hash.ts';
import { startDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const password = 'the queen counts her eggs';
const server = useTestServer({
  settings: { ADMIN_PASSWORD_HASH: await hashPassword(password) },
});

async function newAdmin(): Promise<TestPlayer> {
  const { headers } = await newPlayer(server.url);
  const body = { password, token: true };
  const { data } = await callApi(server.url, 'becomeAdmin', { body }, headers);
  return playerWith(server.url, data.player, data.token ?? '');
}

test('an admin ends all open games, after saying so twice, and it is on record', async () => {
  const admin = await newAdmin();
  const { openGames: before } = (await admin.ask('resetDances', {})).data;
  const dances = await Promise.all([1, 2, 3].map(() => startDance(server.url)));
  const first = await admin.ask('resetDances', {});
  const openGames = before + 3;
  expect(first.data).toEqual({ done: false, openGames, confirm: expect.any(String) });
  expect((await dances[0]?.read(0))?.status).toBe('active');

  const confirm = first.data.confirm ?? '';
  expect((await admin.ask('resetDances', { body: { confirm: `${confirm}x` } })).status).toBe(400);
  const other = await newAdmin();
  expect((await other.ask('resetDances', { body: { confirm } })).status).toBe(400);
  const listener = await TestListener.open(server.url, dances[0]?.players[1].headers ?? {});
  const second = await admin.ask('resetDances', { body: { confirm } });
  expect(second.data).toEqual({ done: true, openGames });
  for (const dance of dances) {
    const game = await dance.read(1);
    expect(game).toMatchObject({ status: 'abandoned', version: 3 });
    expect(game.endedBy).toBeUndefined();
  }
  const signal = { topic: 'dance', id: dances[0]?.gameId, version: 3 };
  await listener.until(() => listener.signals().length > 0);
  expect(listener.signals()).toContainEqual(signal);
  listener.close();
  expect((await admin.ask('resetDances', {})).data.openGames).toBe(0);
  const trail = await admin.ask('readAuditTrail', { query: {} });
  expect(trail.data.entries.map(({ act }) => act)).toContain('resetDances');
});

test('a confirmation is good for a minute', async () => {
  const admin = await newAdmin();
  const { confirm = '' } = (await admin.ask('resetDances', {})).data;
  server.clock.advance(61_000);
  expect(await admin.ask('resetDances', { body: { confirm } })).toMatchObject({
    status: 410,
    error: { code: 'code_expired' },
  });
});

test('devFlags count for admins only', async () => {
  const admin = await newAdmin();
  const ben = await newPlayer(server.url);
  const dance = await startDance(server.url, {}, [admin, ben]);
  const body = { gameId: dance.gameId, roundNumber: 1, devFlags: { timeUp: true } };
  expect((await ben.ask('processRound', { body })).data.game.status).toBe('active');
  expect((await admin.ask('processRound', { body })).data.game.status).toBe('expired');
});
