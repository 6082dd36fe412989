import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash.ts';
import {
  freshEmail,
  newAccount,
  password,
  playerFromSignIn,
  signIn,
} from '../../../testing/test-account.ts';
import { TestAuthenticator } from '../../../testing/test-authenticator.ts';
import { callApi, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import {
  resetSignInLimits,
  startOwnServer,
  useTestServer,
} from '../../../testing/use-test-server.ts';
import { purgeExpiredChallenges } from './ceremony.ts';

let number = 0;
const server = useTestServer();
resetSignInLimits(() => server);

const authenticator = () => {
  number += 1;
  return new TestAuthenticator(server.url, `passkey number ${number}`);
};

async function makePasskey(player: TestPlayer, device: TestAuthenticator, typed?: string) {
  const body = typed === undefined ? {} : { password: typed };
  const { data } = await player.ask('beginPasskey', { body });
  const credential = device.create(data.options.challenge);
  return player.ask('addPasskey', { body: { credential, token: true } });
}

const challengeForSignIn = async () =>
  (await callApi(server.url, 'beginPasskeySignIn', {})).data.options.challenge;

const use = (credential: ReturnType<TestAuthenticator['get']>, before?: TestPlayer) =>
  callApi(server.url, 'signInWithPasskey', { body: { credential, token: true } }, before?.headers);

describe('a passkey', () => {
  test('gives an anonymous player an account, and signs in to it', async () => {
    const device = authenticator();
    const beginner = await newPlayer(server.url);
    const made = await makePasskey(beginner, device);
    expect(made.data.player).toMatchObject({ userId: beginner.player.userId, kind: 'account' });
    expect((await beginner.ask('readSession', {})).status).toBe(401);
    const anna = playerFromSignIn(server.url, made);
    const { account } = (await anna.ask('readAccount', {})).data;
    expect(account).toMatchObject({ hasPassword: false, passkeys: [made.data.passkey] });

    const there = await use(device.get(await challengeForSignIn()));
    expect(there.data.player).toEqual(made.data.player);
    const { passkeys = [] } = (await anna.ask('readAccount', {})).data.account ?? {};
    expect(passkeys[0]?.usedAt).toBeDefined();
  });

  test('can be added beside a password, which is required for it', async () => {
    const anna = await newAccount(server.url);
    const refused = await anna.ask('beginPasskey', { body: {} });
    expect(refused).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
    const device = authenticator();
    const made = await makePasskey(anna, device, password);
    expect(made.status).toBe(200);
    expect(made.data.token).toBeUndefined();
    const signedIn = await use(device.get(await challengeForSignIn()));
    expect(signedIn.data.player.userId).toBe(anna.player.userId);
    const params = { passkeyId: made.data.passkey.passkeyId };
    const body = { password };
    expect((await anna.ask('removePasskey', { params, body })).data).toEqual({ removed: true });
    expect((await use(device.get(await challengeForSignIn()))).status).toBe(401);
  });

  test('can’t be removed by others, nor if it is the last sign-in method', async () => {
    const made = await makePasskey(await newPlayer(server.url), authenticator());
    const anna = playerFromSignIn(server.url, made);
    const params = { passkeyId: made.data.passkey.passkeyId };
    const stranger = await newPlayer(server.url);
    expect((await stranger.ask('removePasskey', { params })).status).toBe(404);
    expect((await anna.ask('removePasskey', { params })).status).toBe(403);
  });

  test('can be removed once an e-mail and a password open the account instead', async () => {
    const made = await makePasskey(await newPlayer(server.url), authenticator());
    const anna = playerFromSignIn(server.url, made);
    const setPassword = () => anna.ask('changePassword', { body: { newPassword: password } });
    const refused = await setPassword();
    expect(refused.status).toBe(403);
    expect(refused.error.message).toMatch(/^Add an e-mail first/);
    const email = freshEmail();
    expect((await anna.ask('changeEmail', { body: { email } })).status).toBe(200);
    expect((await setPassword()).status).toBe(200);
    const params = { passkeyId: made.data.passkey.passkeyId };
    expect((await anna.ask('removePasskey', { params, body: { password } })).status).toBe(200);
    expect((await signIn(server.url, email)).status).toBe(200);
  });

  test('can’t be removed for a password without an e-mail, since that opens nothing', async () => {
    const made = await makePasskey(await newPlayer(server.url), authenticator());
    const anna = playerFromSignIn(server.url, made);
    const password_hash = await hashPassword(password);
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('accounts')
        .set({ password_hash })
        .where('player_id', '=', anna.player.userId)
        .execute(),
    );
    const params = { passkeyId: made.data.passkey.passkeyId };
    const refused = await anna.ask('removePasskey', { params, body: { password } });
    expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  });

  test('offers the anonymous player’s data like every sign-in', async () => {
    const device = authenticator();
    await makePasskey(await newPlayer(server.url), device);
    const visitor = await newPlayer(server.url);
    await visitor.ask('giveUpDaily', { body: { puzzleNumber: 7 } });
    const back = playerFromSignIn(
      server.url,
      await use(device.get(await challengeForSignIn()), visitor),
    );
    expect((await back.ask('checkOrphanedData', {})).data).toEqual({
      hasData: true,
      postHogId: visitor.player.userId,
    });
  });
});

describe('a ceremony is refused', () => {
  test('with a challenge that was used, even concurrently', async () => {
    const device = authenticator();
    await makePasskey(await newPlayer(server.url), device);
    const challenge = await challengeForSignIn();
    const credential = device.get(challenge);
    const answers = await Promise.all(Array.from({ length: 8 }, () => use(credential)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
  });

  test('with a challenge that was never issued, has expired, or is another player’s', async () => {
    const own = await startOwnServer();
    const device = new TestAuthenticator(own.url, 'on its own');
    const [anna, bert] = [await newPlayer(own.url), await newPlayer(own.url)];
    const add = (player: TestPlayer, challenge: string) =>
      player.ask('addPasskey', { body: { credential: device.create(challenge) } });
    expect((await add(anna, 'bWFkZSB1cA')).status).toBe(410);
    const { challenge } = (await anna.ask('beginPasskey', { body: {} })).data.options;
    expect((await add(bert, challenge)).status).toBe(410);
    const late = (await anna.ask('beginPasskey', { body: {} })).data.options.challenge;
    own.clock.advance(5 * 60_000);
    expect((await add(anna, late)).status).toBe(410);
  });

  test('from another origin, for another relying party, without user verification', async () => {
    const device = authenticator();
    await makePasskey(await newPlayer(server.url), device);
    const elsewhere = device.get(await challengeForSignIn(), 'https://elsewhere.example');
    expect((await use(elsewhere)).status).toBe(401);
    device.flags = 0x01;
    expect((await use(device.get(await challengeForSignIn()))).status).toBe(401);
    const player = await newPlayer(server.url);
    const { challenge } = (await player.ask('beginPasskey', { body: {} })).data.options;
    const credential = authenticator().create(challenge, 'https://elsewhere.example');
    expect((await player.ask('addPasskey', { body: { credential } })).status).toBe(401);
  });

  test('by a clone whose counter stands still, by another key, by an unknown passkey', async () => {
    const device = authenticator();
    await makePasskey(await newPlayer(server.url), device);
    await use(device.get(await challengeForSignIn()));
    device.counter = 0;
    expect((await use(device.get(await challengeForSignIn()))).status).toBe(401);
    const forger = new TestAuthenticator(server.url, `passkey number ${number}`);
    forger.counter = 10;
    expect((await use(forger.get(await challengeForSignIn()))).status).toBe(401);
    expect((await use(authenticator().get(await challengeForSignIn()))).status).toBe(401);
  });

  test('when somebody adds a passkey that another player has', async () => {
    const device = authenticator();
    await makePasskey(await newPlayer(server.url), device);
    const thief = await makePasskey(await newPlayer(server.url), device);
    expect(thief.status).toBe(403);
  });
});

test('challenges that nobody has redeemed in time are deleted, however many', async () => {
  const own = await startOwnServer();
  const begin = () => callApi(own.url, 'beginPasskeySignIn', {});
  const stored = () => own.db.read.selectFrom('passkey_challenges').selectAll().execute();
  await begin();
  const [begun] = await stored();
  if (!begun) throw new Error('No challenge was stored.');
  const many = Array.from({ length: 500 }, (_, index) => ({ ...begun, challenge: `${index}` }));
  for (const batch of ['a', 'b', 'c', 'd', 'e']) {
    const rows = many.map((row) => ({ ...row, challenge: `${batch}${row.challenge}` }));
    await own.db.transaction([], (sql) =>
      sql.insertInto('passkey_challenges').values(rows).execute(),
    );
  }
  own.clock.advance(4 * 60_000);
  await purgeExpiredChallenges(own);
  expect((await stored()).length).toBe(2501);
  await begin();
  own.clock.advance(60_000);
  await purgeExpiredChallenges(own);
  expect((await stored()).length).toBe(1);
});
