import { describe, expect, test } from 'vitest';
import { loadServerSecret } from '../../platform/database/server-secret.ts';
import {
  freshEmail,
  newAccount,
  password,
  playerFromSignIn,
  signIn,
} from '../../testing/test-account.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { resetSignInLimits, startOwnServer, useTestServer } from '../../testing/use-test-server.ts';
import { SignInLimits } from '../identity/sign-in-limits.ts';

const server = useTestServer();
resetSignInLimits(() => server);

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

describe('registering', () => {
  test('promotes the anonymous player in place: same id, same friend code, a new name', async () => {
    const beginner = await newPlayer(server.url);
    const email = freshEmail();
    const body = {
      email: ` ${email.toUpperCase()} `,
      password,
      displayName: 'Anna Bell',
      token: true,
    };
    const answer = await beginner.ask('register', { body });
    expect(answer.data.player).toEqual({
      ...beginner.player,
      kind: 'account',
      displayName: 'Anna Bell',
      version: 2,
    });
    const anna = playerFromSignIn(server.url, answer);
    expect((await anna.ask('readAccount', {})).data.account).toEqual({
      email,
      hasPassword: true,
      createdAt: expect.any(String),
      passkeys: [],
      outerIdentities: [],
      recoveryCodes: { left: 10, madeAt: expect.any(String) },
      knownDevices: [{ since: expect.any(String), seenAt: expect.any(String) }],
    });
    expect((await anna.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
  });

  test('issues a new token and ends every other session, so that a planted token is void', async () => {
    const planted = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, planted.headers);
    const victim = await newAccount(server.url, planted);
    expect(victim.player.userId).toBe(planted.player.userId);
    expect((await planted.ask('readSession', {})).status).toBe(401);
    await listener.ended();
    expect((await victim.ask('readSession', {})).status).toBe(200);
  });

  test('without a session creates a player, with a cookie and no token in the reply', async () => {
    const body = { email: freshEmail(), password };
    const answer = await callApi(server.url, 'register', { body });
    expect(answer.data).toEqual({
      player: expect.objectContaining({ kind: 'account' }),
      recoveryCodes: expect.any(Array),
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^bj_session=[\w-]{43};.*HttpOnly; SameSite=Lax/,
    );
  });

  test('stores the hash of the password, never the password', async () => {
    const anna = await newAccount(server.url);
    const rows = await server.db.read.selectFrom('accounts').selectAll().execute();
    const row = rows.find(({ player_id }) => player_id === anna.player.userId);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('repeated with the same password signs in; with another password the e-mail is taken', async () => {
    const anna = await newAccount(server.url);
    const again = await callApi(server.url, 'register', { body: { email: anna.email, password } });
    expect(again.data.player.userId).toBe(anna.player.userId);
    const other = { email: anna.email, password: 'four loud magpies' };
    const refused = await callApi(server.url, 'register', { body: other });
    expect(refused).toMatchObject({ status: 409, error: { code: 'email_taken' } });
  });

  test('twice at the same time makes one account', async () => {
    const body = { email: freshEmail(), password };
    const answers = await Promise.all([1, 2].map(() => callApi(server.url, 'register', { body })));
    // The later one is refused, or signs in when it comes after the first is done.
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses);
    const players = answers.flatMap(({ status, data }) =>
      status === 200 ? data.player.userId : [],
    );
    expect(new Set(players).size).toBe(1);
  });

  test.each([
    [{ email: 'no e-mail' }, 400, 'invalid_input'],
    [{ password: 'short' }, 422, 'password_weak'],
    [{ password: 'password123' }, 422, 'password_weak'],
    [{ password: 'Qwertyuiop1!' }, 422, 'password_weak'],
    [{ password: 'iloveyou!!!' }, 422, 'password_weak'],
    [{ displayName: 'The Bee' }, 422, 'text_refused'],
  ])('with %j is refused: %i %s', async (wrong, status, code) => {
    const body = { email: freshEmail(), password, ...wrong };
    const answer = await callApi(server.url, 'register', { body });
    expect(answer).toMatchObject({
      status,
      error: { code, message: expect.stringMatching(/\.$/) },
    });
  });
});

describe('signing in', () => {
  test('on another device returns the same player with a token of its own', async () => {
    const anna = await newAccount(server.url);
    const there = playerFromSignIn(server.url, await signIn(server.url, anna.email));
    expect(there.player).toEqual(anna.player);
    expect(there.token).not.toBe(anna.token);
    expect((await anna.ask('readSession', {})).status).toBe(200);
  });

  test('replaces the token that an account came with', async () => {
    const anna = await newAccount(server.url);
    await signIn(server.url, anna.email, anna);
    expect((await anna.ask('readSession', {})).status).toBe(401);
  });

  test('answers an unknown e-mail exactly like a wrong password', async () => {
    const anna = await newAccount(server.url);
    const wrong = await signIn(server.url, anna.email, undefined, 'three loud herons');
    const unknown = await signIn(server.url, freshEmail());
    const nonsense = await signIn(server.url, 'nobody');
    expect(wrong).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
    expect(unknown.error).toEqual(wrong.error);
    expect(nonsense.error).toEqual(wrong.error);
  });
});

describe('a change of credentials', () => {
  test('of the password requires the old one and ends every other session', async () => {
    const anna = await newAccount(server.url);
    const there = playerFromSignIn(server.url, await signIn(server.url, anna.email));
    const newPassword = 'four loud magpies';
    const wrong = { currentPassword: 'something else', newPassword };
    expect((await anna.ask('changePassword', { body: wrong })).status).toBe(401);
    const weak = { currentPassword: password, newPassword: 'password123' };
    expect((await anna.ask('changePassword', { body: weak })).status).toBe(422);
    const right = { currentPassword: password, newPassword };
    expect((await anna.ask('changePassword', { body: right })).data).toEqual({ changed: true });
    expect((await there.ask('readSession', {})).status).toBe(401);
    expect((await anna.ask('readSession', {})).status).toBe(200);
    expect((await signIn(server.url, anna.email)).status).toBe(401);
    expect((await signIn(server.url, anna.email, undefined, newPassword)).status).toBe(200);
  });

  test('of the e-mail requires the password, and an address in use is refused', async () => {
    const anna = await newAccount(server.url);
    const bert = await newAccount(server.url);
    const email = freshEmail();
    expect((await anna.ask('changeEmail', { body: { email } })).status).toBe(401);
    const taken = await anna.ask('changeEmail', { body: { email: bert.email, password } });
    expect(taken).toMatchObject({ status: 409, error: { code: 'email_taken' } });
    const done = await anna.ask('changeEmail', { body: { email, password } });
    expect(done.data).toEqual({ email });
    expect((await signIn(server.url, email)).status).toBe(200);
  });

  test('is refused for anonymous players', async () => {
    const nobody = await newPlayer(server.url);
    const answer = await nobody.ask('changePassword', { body: { newPassword: password } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect((await nobody.ask('readAccount', {})).data).toEqual({});
  });
});

describe('which e-mails have accounts', () => {
  test('can be probed by changing one’s own e-mail no faster than a password can be guessed', async () => {
    const own = await startOwnServer();
    const [asker, taken] = [await newAccount(own.url), await newAccount(own.url)];
    const ownTry = (email: string) => asker.ask('changeEmail', { body: { email, password } });
    const codes = [];
    for (let index = 0; index < 12; index += 1) {
      const answer = await ownTry(index % 2 === 0 ? taken.email : freshEmail());
      codes.push(answer.status === 200 ? 'free' : answer.error.code);
    }
    expect(codes.slice(0, 4)).toEqual(['email_taken', 'free', 'email_taken', 'free']);
    expect(codes.slice(10)).toEqual(['slow_down', 'slow_down']);
  });

  test('can be probed by registering no faster either', async () => {
    const own = await startOwnServer();
    const taken = await newAccount(own.url);
    const register = (email: string) =>
      callApi(own.url, 'register', { body: { email, password: 'four loud magpies' } });
    // All but two of those that an address has, one of which has made the account.
    const limits = new SignInLimits(own.db, own.clock, await loadServerSecret(own.db), {
      warn() {},
    });
    for (let left = 47; left > 0; left -= 1) await limits.countProbe(undefined, '127.0.0.1');
    expect((await register(taken.email)).error.code).toBe('email_taken');
    expect((await register(freshEmail())).status).toBe(200);
    for (const email of [taken.email, freshEmail()]) {
      expect((await register(email)).error.code).toBe('slow_down');
    }
  });
});

describe('my sessions', () => {
  test('are listed by device, can be ended one by one or all others, and their streams end', async () => {
    const anna = await newAccount(server.url);
    const body = { email: anna.email, password, token: true };
    const there = playerFromSignIn(
      server.url,
      await callApi(server.url, 'signIn', { body }, browser),
    );
    const third = playerFromSignIn(server.url, await signIn(server.url, anna.email));
    const listener = await TestListener.open(server.url, there.headers);
    const { sessions } = (await anna.ask('listSessions', {})).data;
    expect(sessions).toHaveLength(3);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const firefox = sessions.find(({ device }) => device === 'Firefox on Linux');
    const params = { sessionId: firefox?.sessionId ?? '' };
    expect((await anna.ask('endSession', { params })).data).toEqual({ ended: true });
    await listener.ended();
    expect((await there.ask('readSession', {})).status).toBe(401);
    expect((await anna.ask('endSession', { params })).status).toBe(404);
    expect((await anna.ask('endOtherSessions', {})).data).toEqual({ ended: 1 });
    expect((await third.ask('readSession', {})).status).toBe(401);
  });

  test('can’t be seen or ended by anybody else', async () => {
    const anna = await newAccount(server.url);
    const bert = await newPlayer(server.url);
    const [own] = (await anna.ask('listSessions', {})).data.sessions;
    const params = { sessionId: own?.sessionId ?? '' };
    expect((await bert.ask('endSession', { params })).status).toBe(404);
    expect((await anna.ask('readSession', {})).status).toBe(200);
  });
});

describe('a transfer code', () => {
  test('brings an anonymous player to another device, once', async () => {
    const anna = await newPlayer(server.url);
    const { code, expiresAt } = (await anna.ask('makeTransferCode', {})).data;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(Date.parse(expiresAt) - server.clock.now()).toBeGreaterThan(9.9 * 60_000);
    const typed = `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`;
    const claim = () =>
      callApi(server.url, 'claimTransferCode', { body: { code: typed, token: true } });
    const answers = await Promise.all(Array.from({ length: 10 }, claim));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.data.player).toEqual(anna.player);
    expect(taken[0]?.data.token).not.toBe(anna.token);
    expect(await claim()).toMatchObject({ status: 410, error: { code: 'code_expired' } });
  });

  test('runs out after ten minutes', async () => {
    const own = await startOwnServer();
    const anna = await newPlayer(own.url);
    const { code } = (await anna.ask('makeTransferCode', {})).data;
    own.clock.advance(10 * 60_000);
    const answer = await callApi(own.url, 'claimTransferCode', { body: { code } });
    expect(answer.error.code).toBe('code_expired');
  });

  test('is replaced by the next one, stored as a hash, and not for accounts', async () => {
    const anna = await newPlayer(server.url);
    const first = (await anna.ask('makeTransferCode', {})).data.code;
    const second = (await anna.ask('makeTransferCode', {})).data.code;
    const rows = await server.db.read.selectFrom('transfer_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(second);
    const claim = (code: string) => callApi(server.url, 'claimTransferCode', { body: { code } });
    expect((await claim(first)).status).toBe(404);
    expect((await claim(second)).status).toBe(200);
    const account = await newAccount(server.url);
    expect((await account.ask('makeTransferCode', {})).status).toBe(403);
  });

  test('can not be guessed: every wrong code gets the same 404, and an address is locked after fifty attempts', async () => {
    const own = await startOwnServer();
    const anna = await newPlayer(own.url);
    const { code } = (await anna.ask('makeTransferCode', {})).data;
    const guess = (index: number) =>
      callApi(own.url, 'claimTransferCode', {
        body: { code: index % 3 === 0 ? 'nonsense' : String(index).padStart(8, 'Z') },
      });
    const first = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
    expect(new Set(first.map(({ error }) => JSON.stringify(error))).size).toBe(1);
    expect(first[0]).toMatchObject({ status: 404 });
    const more = await Promise.all(Array.from({ length: 300 }, (_, index) => guess(index)));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await callApi(own.url, 'claimTransferCode', { body: { code } })).status).toBe(429);
  });
});

describe('my data', () => {
  test('contains the account without its secrets, and is deleted with the player', async () => {
    const anna = await newAccount(server.url);
    const { data } = await anna.ask('exportMe', {});
    expect(data.account).toMatchObject({ email: anna.email, hasPassword: true });
    expect(data.mergedPlayers).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('argon2');
    await anna.ask('deleteMe', { body: { password } });
    expect((await signIn(server.url, anna.email)).status).toBe(401);
    const left = await server.db.read
      .selectFrom('accounts')
      .select('player_id')
      .where('email', '=', anna.email)
      .execute();
    expect(left).toEqual([]);
  });
});
