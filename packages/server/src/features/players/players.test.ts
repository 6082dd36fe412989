import { dayMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import {
  newAccount,
  password,
  playerFromSignIn,
  signIn,
  signInToExistingAccount,
} from '../../testing/test-account.ts';
import { startDance } from '../../testing/test-dance.ts';
import {
  acceptCodeOf,
  newFriends,
  newPlayerPair,
  readFriendList,
} from '../../testing/test-friends.ts';
import { quickAdmin, suspendTestPlayer } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import {
  resetSignInLimits,
  setUp,
  startOwnServer,
  useTestServer,
} from '../../testing/use-test-server.ts';

const server = useTestServer();
resetSignInLimits(() => server);
const admin = setUp(() => quickAdmin(server));

const rename = (player: TestPlayer, displayName = 'Honest Anna') =>
  player.ask('changeMe', { body: { displayName } });
const isRefused = { status: 403, error: { code: 'suspended' } };
const feedback = (text: string) => ({
  body: { kind: 'other' as const, text, screen: '/', version: '1' },
});
const find = async (text: string) =>
  (await admin.ask('searchPlayers', { query: { text } })).data.players.map(({ userId }) => userId);
const sanctionsOf = async ({ player: { userId } }: TestPlayer) =>
  (await admin.ask('inspectPlayer', { params: { userId } })).data.sanctions;

/** Numbers that differ when a test is repeated. */
let badgeNumber = 4710;
let twinNumber = 100;

describe('an admin', () => {
  test('finds a player by id, name, e-mail, badge number and friend code', async () => {
    const anna = await newAccount(server.url);
    const { userId, friendCode } = anna.player;
    await rename(anna, 'Ärgerliche Änna');
    badgeNumber += 1;
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('players')
        .set({ badge_number: badgeNumber })
        .where('id', '=', userId)
        .execute(),
    );
    const email = anna.email.toUpperCase();
    for (const text of [userId, ' ärger\0liche ', email, friendCode]) {
      expect(await find(text), text).toContain(userId);
    }
    for (const text of [`#${badgeNumber}`, `${badgeNumber}`])
      expect(await find(text)).toEqual([userId]);
    const { players } = (await admin.ask('searchPlayers', { query: { text: userId } })).data;
    expect(players).toEqual([
      {
        userId,
        displayName: 'Ärgerliche Änna',
        kind: 'account',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
    ]);
    expect(await find('%')).toEqual([]);
    expect(await find('nobody of that name')).toEqual([]);
    await suspendTestPlayer(server, anna);
    const { data } = await admin.ask('searchPlayers', { query: { suspended: 'true' } });
    expect(data.players.map((player) => player.userId)).toContain(userId);
    expect(data.players.filter(({ suspension }) => !suspension)).toEqual([]);
    const { player } = (await admin.ask('inspectPlayer', { params: { userId } })).data;
    expect(player).toMatchObject({ badgeNumber, friendCode, email: anna.email });
  });

  test('pages through all players, the newest first', async () => {
    const [first, second] = [await newPlayer(server.url), await newPlayer(server.url)];
    const one = await admin.ask('searchPlayers', { query: { limit: 1 } });
    const cursor = one.data.nextCursor ?? '';
    const two = await admin.ask('searchPlayers', { query: { limit: 1, cursor } });
    expect([one, two].map(({ data }) => data.players[0]?.userId)).toEqual([
      second.player.userId,
      first.player.userId,
    ]);
    expect([one, two].map(({ data }) => data.players.length)).toEqual([1, 1]);
  });

  test('is told of a next page only if there is one', async () => {
    twinNumber += 1;
    const text = `Twin ${twinNumber}`;
    const twins = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const twin of twins) expect((await rename(twin, text)).status).toBe(200);
    const page = async (limit: number) =>
      (await admin.ask('searchPlayers', { query: { text, limit } })).data;
    expect(await page(1)).toMatchObject({ players: [{}], nextCursor: expect.any(String) });
    const both = await page(2);
    expect(both.players).toHaveLength(2);
    expect(both).not.toHaveProperty('nextCursor');
  });

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

  test('is refused what is about nobody', async () => {
    const params = { userId: 'anon_nobody' };
    const refusal = { status: 404, error: { message: 'There is no such player.' } };
    expect(await admin.ask('inspectPlayer', { params })).toMatchObject(refusal);
    expect(await admin.ask('endPlayerSessions', { params })).toMatchObject(refusal);
    const body = { reason: 'Spam.' };
    expect(await admin.ask('suspendPlayer', { params, body })).toMatchObject(refusal);
    expect(await admin.ask('liftSuspension', { params, body })).toMatchObject(refusal);
  });

  test('reads what others reported of a player', async () => {
    const { players } = await startDance(server.url);
    const [author, reader] = players;
    const friendCode = reader.player.friendCode;
    await author.ask('acceptFriend', { body: { friendCode } });
    const posted = await author.ask('postBuzz', { body: { text: 'Buy my honey' } });
    const { buzzId } = posted.data.buzz;
    await reader.ask('reportBuzz', { params: { buzzId }, body: { reason: 'It sells things' } });
    const params = { userId: author.player.userId };
    const { reports } = (await admin.ask('inspectPlayer', { params })).data;
    expect(reports).toEqual([
      {
        buzzId,
        text: 'Buy my honey',
        reportedAt: expect.any(String),
        reporters: 1,
        state: 'open',
      },
    ]);
  });

  test('leaves each act in the audit trail, with about whom and why', async () => {
    const player = await newPlayer(server.url);
    const { userId } = player.player;
    const { until, lift } = await suspendTestPlayer(server, player, { reason: 'Spam.' });
    await lift();
    await suspendTestPlayer(server, player, { reason: 'Spam again.', isBan: true });
    await admin.ask('endPlayerSessions', { params: { userId } });
    const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
    expect(
      entries.filter(({ about }) => about === userId).map(({ act, reason }) => [act, reason]),
    ).toEqual([
      ['ended all sessions', undefined],
      ['banned', 'Spam again.'],
      ['lifted the suspension', 'We talked.'],
      [`suspended until ${until}`, 'Spam.'],
    ]);
  });

  test('needs a reason that can be read, a time to come, and somebody else', async () => {
    // Not the admin of all tests, who would stay suspended.
    const own = await quickAdmin(server);
    const { userId } = (await newPlayer(server.url)).player;
    const refusal = async (about: string, body: { reason: string; until?: string }) =>
      (await own.ask('suspendPlayer', { params: { userId: about }, body })).error;
    const message = 'A reason has 1 to 280 characters, none of them hidden.';
    const unreadable = { code: 'invalid_input', message, details: { fields: { reason: message } } };
    expect(await refusal(userId, { reason: ' ' })).toMatchObject(unreadable);
    expect(await refusal(userId, { reason: 'x'.repeat(281) })).toMatchObject(unreadable);
    const past = new Date(server.clock.now() - 1000).toISOString();
    const passed = 'That time has passed already.';
    expect(await refusal(userId, { reason: 'Spam.', until: past })).toMatchObject({
      code: 'invalid_input',
      message: passed,
      details: { fields: { until: passed } },
    });
    expect(await refusal(own.player.userId, { reason: 'Spam.' })).toMatchObject({
      code: 'forbidden',
      message: 'You can’t suspend yourself.',
    });
    const lifting = { params: { userId }, body: { reason: 'We talked.' } };
    expect((await own.ask('liftSuspension', lifting)).error).toMatchObject({
      code: 'changed_meanwhile',
      message: 'They aren’t suspended any more.',
    });
    expect(await sanctionsOf({ player: { userId } } as TestPlayer)).toEqual([]);
  });
});

describe('a suspended player', () => {
  test('is signalled at once, reads why, and plays again when it is lifted', async () => {
    const player = await newPlayer(server.url);
    const { userId, version } = player.player;
    const listener = await TestListener.open(server.url, player.headers);
    const { until, lift } = await suspendTestPlayer(server, player, { reason: 'Spam.' });
    const told = { topic: 'player', id: userId, version: version + 1 };
    await listener.until(() => JSON.stringify(listener.signals()).includes(JSON.stringify(told)));
    expect((await player.ask('readSession', {})).data.player).toMatchObject({
      suspension: { until },
      version: version + 1,
    });
    expect((await player.ask('readSuspension', {})).data.suspension).toEqual({
      sanctionId: expect.any(String),
      since: expect.any(String),
      until,
      reason: 'Spam.',
      appeals: [],
    });
    expect(await rename(player)).toMatchObject(isRefused);
    expect((await lift()).data.player.suspension).toBeUndefined();
    await listener.until(() => listener.signals().length >= 2);
    expect((await player.ask('readSession', {})).data.player.suspension).toBeUndefined();
    expect((await player.ask('readSuspension', {})).data).toEqual({});
    expect(await sanctionsOf(player)).toMatchObject([
      { reason: 'Spam.', liftedAt: expect.any(String), liftReason: 'We talked.' },
    ]);
    expect((await rename(player)).status).toBe(200);
    listener.close();
  });

  test('plays again after the end of the suspension', async () => {
    const own = await startOwnServer();
    const player = await newPlayer(own.url);
    await suspendTestPlayer(own, player);
    own.clock.advance(dayMs - 60_000);
    expect(await rename(player)).toMatchObject(isRefused);
    own.clock.advance(120_000);
    expect((await rename(player)).status).toBe(200);
    expect((await player.ask('readSuspension', {})).data).toEqual({});
  });

  test('never plays again when banned, until it is lifted', async () => {
    const own = await startOwnServer();
    const player = await newPlayer(own.url);
    const { lift } = await suspendTestPlayer(own, player, { isBan: true });
    own.clock.advance(300 * dayMs);
    expect(await rename(player)).toMatchObject(isRefused);
    const { suspension } = (await player.ask('readSession', {})).data.player;
    expect(suspension).toEqual({});
    own.clock.advance(-300 * dayMs);
    expect((await lift()).status).toBe(200);
    expect((await rename(player)).status).toBe(200);
  });

  test('is under one sanction at a time, and the history stays', async () => {
    const player = await newPlayer(server.url);
    await suspendTestPlayer(server, player, { reason: 'First.' });
    await player.ask('sendFeedback', feedback('About the first'));
    const {
      inspect,
      lift,
      admin: by,
    } = await suspendTestPlayer(server, player, { reason: 'Second.', isBan: true });
    const { sanctions, player: shown } = await inspect();
    expect(shown.suspension).toEqual({});
    expect(sanctions.map(({ reason, liftReason }) => [reason, liftReason])).toEqual([
      ['Second.', undefined],
      ['First.', 'Replaced by another.'],
    ]);
    expect(sanctions.map(({ appeals }) => appeals.map(({ text }) => text))).toEqual([
      [],
      ['About the first'],
    ]);
    const byId = by.player.userId;
    expect(sanctions[0]).toMatchObject({ by: byId });
    expect(sanctions[0]).not.toHaveProperty('liftedBy');
    expect(sanctions[1]).toMatchObject({ by: expect.any(String), liftedBy: byId });
    await lift();
    expect((await inspect()).sanctions[0]).toMatchObject({ liftedBy: byId });
    expect((await rename(player)).status).toBe(200);
  });

  test('appeals by writing to us, and the admins read it beside the sanction', async () => {
    const player = await newPlayer(server.url);
    await player.ask('sendFeedback', feedback('Before all of this'));
    const { inspect } = await suspendTestPlayer(server, player);
    expect((await player.ask('sendFeedback', feedback('It was my brother'))).status).toBe(200);
    const [sanction] = (await inspect()).sanctions;
    expect(sanction?.appeals).toEqual([
      {
        feedbackId: expect.any(String),
        sentAt: expect.any(String),
        text: 'It was my brother',
        state: 'open',
      },
    ]);
    const { data } = await admin.ask('listFeedback', { query: {} });
    const appealsTo = (text: string) =>
      data.feedback.filter((one) => one.text === text).map((one) => one.appealsTo);
    expect(appealsTo('It was my brother')).toContain(sanction?.sanctionId);
    expect(appealsTo('Before all of this')).not.toContain(sanction?.sanctionId);
    const { suspension } = (await player.ask('readSuspension', {})).data;
    expect(suspension?.appeals).toEqual([
      { sentAt: expect.any(String), text: 'It was my brother' },
    ]);
  });

  test('exports every sanction, and nothing about admins', async () => {
    const player = await newPlayer(server.url);
    const { admin: by } = await suspendTestPlayer(server, player, { reason: 'Spam.' });
    const { data } = await player.ask('exportMe', {});
    expect(data.sanctions).toMatchObject([{ reason: 'Spam.' }]);
    expect(JSON.stringify(data)).not.toContain(by.player.userId);
  });

  test('is deleted with their sanctions; the audit trail stays', async () => {
    const player = await newPlayer(server.url);
    const { userId } = player.player;
    await suspendTestPlayer(server, player, { reason: 'Spam, then gone.' });
    await player.ask('sendFeedback', feedback('I go'));
    expect((await player.ask('deleteMe', {})).status).toBe(200);
    expect(
      await server.db.read
        .selectFrom('sanctions')
        .selectAll()
        .where('player_id', '=', userId)
        .execute(),
    ).toEqual([]);
    const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
    expect(entries.find(({ about }) => about === userId)?.reason).toBe('Spam, then gone.');
  });
});

describe('a suspended player and others', () => {
  test('their dances end for the other without a reason', async () => {
    const { gameId, players, read } = await startDance(server.url);
    const [other, suspended] = players;
    const waiting = await newPlayer(server.url);
    const body = { invitedPlayer: suspended.player.userId };
    const invited = (await waiting.ask('inviteToDance', { body })).data.game.gameId;
    await rename(suspended, 'Nia');
    await suspendTestPlayer(server, suspended);
    expect(await read(0)).toMatchObject({ status: 'abandoned' });
    expect((await read(0)).endedBy).toBeUndefined();
    for (const [who, about] of [
      [other, gameId],
      [waiting, invited],
    ] as const) {
      const { notifications } = (await who.ask('listNotifications', { query: {} })).data;
      const told = notifications.find((one) => one.gameId === about && one.type === 'abandoned');
      expect(told?.text).toBe('Nia can’t dance now.');
    }
  });

  test('they can’t be invited, found by a code, or met by a link or a search', async () => {
    const [suspended, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    const link = (await suspended.ask('inviteToDance', { body: {} })).data.game.gameId;
    await suspended.ask('findPartner', { body: { withBee: false } });
    await suspendTestPlayer(server, suspended);
    const { userId, friendCode } = suspended.player;
    const waits = server.db.read.selectFrom('dance_partner_waits').selectAll();
    expect(await waits.where('player_id', '=', userId).execute()).toEqual([]);
    const invite = (body: object) => other.ask('inviteToDance', { body });
    expect((await invite({ invitedPlayer: userId })).error.code).toBe('not_found');
    expect((await invite({ challengedFriendCode: friendCode })).error.code).toBe('not_found');
    const rematch = { opponentId: userId, confirmEndExisting: false };
    expect((await other.ask('rematchDance', { body: rematch })).error.code).toBe('not_found');
    const take = { gameId: link, accept: true };
    expect((await other.ask('respondToInvite', { body: take })).status).toBeGreaterThan(400);
    expect((await callApi(server.url, 'previewInvite', { params: { gameId: link } })).status).toBe(
      404,
    );
    expect((await other.ask('findPartner', { body: { withBee: false } })).data.state).toBe(
      'waiting',
    );
    await other.ask('stopFindingPartner', {});
  });

  test('nobody becomes their friend: their code answers like one that nobody has', async () => {
    const [suspended, other] = await newPlayerPair(server.url);
    const { lift } = await suspendTestPlayer(server, suspended);
    const { friendCode } = suspended.player;
    const unknown = friendCode.startsWith('2') ? '3ZZZZZZZ' : '2ZZZZZZZ';
    for (const take of [
      (code: string) => other.ask('acceptFriend', { body: { friendCode: code } }),
      (code: string) => other.ask('previewFriendCode', { params: { friendCode: code } }),
      (code: string) => callApi(server.url, 'previewFriendCode', { params: { friendCode: code } }),
    ]) {
      const [hidden, nobody] = [await take(friendCode), await take(unknown)];
      expect(hidden.status).toBe(404);
      expect({ ...hidden, headers: null }).toEqual({ ...nobody, headers: null });
    }
    await lift();
    expect((await acceptCodeOf(other, suspended)).status).toBe(200);
  });

  test('their friends see them away, whatever they have open, and are told when that changes', async () => {
    const [suspended, friend] = await newFriends(server.url);
    const [theirs, own] = [
      await TestListener.open(server.url, suspended.headers),
      await TestListener.open(server.url, friend.headers),
    ];
    const { userId } = suspended.player;
    const presence = async () => (await readFriendList(friend)).friends.map((one) => one.presence);
    const signals = () => JSON.stringify(own.signals()).split(`"presence","id":"${userId}"`).length;
    await expect.poll(presence).toEqual(['here']);
    let heard = signals();
    const { lift } = await suspendTestPlayer(server, suspended);
    expect(await presence()).toEqual(['away']);
    await own.until(() => signals() > heard);
    heard = signals();
    await lift();
    expect(await presence()).toEqual(['here']);
    await own.until(() => signals() > heard);
    for (const listener of [theirs, own]) listener.close();
  });

  test('their posts stay', async () => {
    const { players } = await startDance(server.url);
    const [author, reader] = players;
    await author.ask('acceptFriend', { body: { friendCode: reader.player.friendCode } });
    await author.ask('postBuzz', { body: { text: 'Good morning' } });
    await suspendTestPlayer(server, author);
    const { data } = await reader.ask('listBuzz', { query: {} });
    expect(JSON.stringify(data)).toContain('Good morning');
  });
});

describe('a sanction carries over', () => {
  const isBanned = async (player: TestPlayer) => {
    expect(await rename(player)).toMatchObject(isRefused);
    const { suspension } = (await player.ask('readSuspension', {})).data;
    expect(suspension?.reason).toBe('Spam.');
  };

  test('who registers stays the same player, suspended', async () => {
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Spam.', isBan: true });
    const account = await newAccount(server.url, anonymous);
    expect(account.player.userId).toBe(anonymous.player.userId);
    expect(account.player.suspension).toEqual({});
    await isBanned(account);
  });

  test('who has an account and registers another is suspended there too', async () => {
    const first = await newAccount(server.url);
    await suspendTestPlayer(server, first, { reason: 'Spam.', isBan: true });
    await isBanned(await newAccount(server.url, first));
  });

  test('who signs in from a suspended session is suspended as who they become', async () => {
    const account = await newAccount(server.url);
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Spam.' });
    const back = playerFromSignIn(server.url, await signIn(server.url, account.email, anonymous));
    expect(back.player.userId).toBe(account.player.userId);
    await isBanned(back);
    expect(await sanctionsOf(back)).toHaveLength(1);
  });

  test('their dances as who they become end too', async () => {
    const dance = await startDance(server.url);
    const account = await newAccount(server.url, dance.players[1]);
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Spam.' });
    await signIn(server.url, account.email, anonymous);
    await expect.poll(async () => (await dance.read(0)).status).toBe('abandoned');
  });

  test('a code for another device leads to the same suspended player', async () => {
    const player = await newPlayer(server.url);
    const { code } = (await player.ask('makeTransferCode', {})).data;
    await suspendTestPlayer(server, player, { reason: 'Spam.', isBan: true });
    const there = await callApi(server.url, 'claimTransferCode', { body: { code, token: true } });
    await isBanned(playerWith(server.url, there.data.player, there.data.token ?? ''));
  });

  test('games brought along bring the sanctions that came after the sign-in', async () => {
    const visitors: TestPlayer[] = [];
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      visitors.push(visitor);
      await rename(visitor);
    });
    const [visitor] = visitors;
    if (!visitor) throw new Error('Nobody was here.');
    await suspendTestPlayer(server, visitor, { reason: 'Spam.', isBan: true });
    const other = await newPlayer(server.url);
    const body = { invitedPlayer: back.player.userId };
    expect((await other.ask('inviteToDance', { body })).status).toBe(200);
    const { collections } = await back.migrate();
    const open = async () => (await other.ask('activeDances', {})).data.activeGames;
    await expect.poll(open).toEqual([]);
    expect(collections).toContainEqual({ collection: 'sanctions', moves: 1, meets: 0 });
    await isBanned(back);
    expect((await sanctionsOf(back)).map(({ liftReason }) => liftReason)).toEqual([
      undefined,
      'Carried along to the account.',
    ]);
  });

  test('a longer one of the account’s own isn’t shortened by it', async () => {
    const account = await newAccount(server.url);
    await suspendTestPlayer(server, account, { reason: 'Spam.', isBan: true });
    const anonymous = await newPlayer(server.url);
    await suspendTestPlayer(server, anonymous, { reason: 'Less.' });
    const back = playerFromSignIn(server.url, await signIn(server.url, account.email, anonymous));
    await isBanned(back);
    expect(await sanctionsOf(back)).toHaveLength(1);
  });

  test('not to a new player after signing out', async () => {
    const player = await newPlayer(server.url);
    await suspendTestPlayer(server, player);
    await player.ask('closeSession', {});
    expect((await rename(await newPlayer(server.url))).status).toBe(200);
  });
});
