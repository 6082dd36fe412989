import { describe, expect, test } from 'vitest';
import { newAccount, password, playerFromSignIn, signIn } from '../../testing/test-account.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { resetSignInLimits, setUp, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
resetSignInLimits(() => server);
const admin = setUp(() => quickAdmin(server));

describe('an admin', () => {
  test('sees sessions by device and times, never a token, and ends one or all', async () => {
    const { email, token, player } = await newAccount(server.url);
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const body = { email, password, token: true };
    const signedIn = await callApi(server.url, 'signIn', { body }, firefox);
    const back = playerFromSignIn(server.url, signedIn);
    const listener = await TestListener.open(server.url, back.headers);
    const params = { userId: player.userId };
    const { data } = await admin.ask('inspectPlayer', { params });
    expect(data.player).toMatchObject({ email, kind: 'account' });
    const shown = {
      sessionId: expect.stringMatching(/^session_/),
      createdAt: expect.any(String),
      seenAt: expect.any(String),
      expiresAt: expect.any(String),
      isAdmin: false,
    };
    expect(data.sessions).toEqual([shown, { ...shown, device: 'Firefox on Linux' }]);
    expect(data).toMatchObject({ sanctions: [], reports: [] });
    const adminParams = { userId: admin.player.userId };
    const own = (await admin.ask('inspectPlayer', { params: adminParams })).data;
    expect(own.sessions).toEqual([{ ...shown, isAdmin: true }]);
    for (const secret of [token, back.token]) expect(JSON.stringify(data)).not.toContain(secret);
    const [older] = data.sessions;
    const one = { ...params, sessionId: older?.sessionId ?? '' };
    expect((await admin.ask('endPlayerSession', { params: one })).status).toBe(200);
    expect(await admin.ask('endPlayerSession', { params: one })).toMatchObject({
      status: 404,
      error: { message: 'That session has ended already.' },
    });
    expect((await back.ask('readSession', {})).status).toBe(200);
    expect((await admin.ask('endPlayerSessions', { params })).data).toEqual({ ended: 1 });
    expect((await back.ask('readSession', {})).status).toBe(401);
    await listener.ended();
    const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
    expect(entries.filter(({ about }) => about === player.userId).map(({ act }) => act)).toEqual([
      'ended all sessions',
      'ended a session',
    ]);
  });

  test('voids transfer codes and claims to the player’s games by ending all sessions', async () => {
    const owner = await newPlayer(server.url);
    await owner.ask('giveUpDaily', { body: { puzzleNumber: 7 } });
    const { email } = await newAccount(server.url);
    const thief = playerFromSignIn(server.url, await signIn(server.url, email, owner));
    const { code } = (await owner.ask('makeTransferCode', {})).data;
    expect((await thief.ask('checkOrphanedData', {})).data.hasData).toBe(true);
    await admin.ask('endPlayerSessions', { params: { userId: owner.player.userId } });
    expect((await thief.ask('checkOrphanedData', {})).data.hasData).toBe(false);
    const claimed = await callApi(server.url, 'claimTransferCode', { body: { code } });
    expect(claimed.error.code).toBe('code_expired');
  });

  test('sees no session that has run out', async () => {
    const player = await newPlayer(server.url);
    const { userId } = player.player;
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('sessions')
        .set({ expires_at: server.clock.now() - 1 })
        .where('player_id', '=', userId)
        .execute(),
    );
    const { data } = await admin.ask('inspectPlayer', { params: { userId } });
    expect(data.sessions).toEqual([]);
  });
});
