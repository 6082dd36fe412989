import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/password-hash.ts';
import {
  freshEmail,
  newAccount,
  password,
  playerFromSignIn,
  signIn,
} from '../../testing/test-account.ts';
import { TestAuthenticator } from '../../testing/test-authenticator.ts';
import { startTestIssuer } from '../../testing/test-issuer.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { holdTransactions } from '../../testing/transaction-timing.ts';
import {
  resetSignInLimits,
  setUp,
  startOwnServer,
  useTestServer,
} from '../../testing/use-test-server.ts';

const adminPassword = 'the queen counts her eggs';
const newPassword = 'four loud magpies';
let number = 0;
const issuer = setUp(
  () => startTestIssuer(() => Date.now()),
  ({ stop }) => stop(),
);
const server = useTestServer(async () => ({
  settings: {
    SUPABASE_URL: issuer.url,
    SUPABASE_ANON_KEY: 'publishable',
    ADMIN_PASSWORD_HASH: await hashPassword(adminPassword),
  },
}));
resetSignInLimits(() => server);

const changePassword = (owner: TestPlayer) =>
  owner.ask('changePassword', { body: { currentPassword: password, newPassword } });

/** The owner acts after the intruder’s call has verified what it brought, and before it writes. */
async function inTheMiddle<Answer>(
  intrusion: () => Promise<Answer>,
  ownersAct: () => Promise<{ status: number }>,
  { key = 'player:', count = 1 } = {},
): Promise<Answer> {
  const { reached, release } = holdTransactions(server.db, key, count);
  const intruding = intrusion();
  await reached;
  expect((await ownersAct()).status).toBe(200);
  release();
  return intruding;
}

const sessionsOf = async (player: TestPlayer) =>
  (await player.ask('listSessions', {})).data.sessions;

async function accountWithPasskey() {
  number += 1;
  const device = new TestAuthenticator(server.url, `raced passkey ${number}`);
  const owner = await newAccount(server.url);
  const { options } = (await owner.ask('beginPasskey', { body: { password } })).data;
  const credential = device.create(options.challenge);
  const { passkey } = (await owner.ask('addPasskey', { body: { credential } })).data;
  return { owner, device, passkeyId: passkey.passkeyId };
}

const challengeForSignIn = async () =>
  (await callApi(server.url, 'beginPasskeySignIn', {})).data.options.challenge;

const usePasskey = (credential: ReturnType<TestAuthenticator['get']>) =>
  callApi(server.url, 'signInWithPasskey', { body: { credential, token: true } });

describe('a password change voids', () => {
  test('every sign-in with the old password that began before it', async () => {
    const owner = await newAccount(server.url);
    const many = 8;
    const answers = await inTheMiddle(
      () => Promise.all(Array.from({ length: many }, () => signIn(server.url, owner.email))),
      () => changePassword(owner),
      { count: many },
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(many).fill(401));
    expect(await sessionsOf(owner)).toHaveLength(1);
    expect((await signIn(server.url, owner.email, undefined, newPassword)).status).toBe(200);
  });

  test('a registration that signs in with the old password', async () => {
    const owner = await newAccount(server.url);
    const body = { email: owner.email, password };
    const answer = await inTheMiddle(
      () => callApi(server.url, 'register', { body }),
      () => changePassword(owner),
    );
    expect(answer).toMatchObject({ status: 409, error: { code: 'email_taken' } });
    expect(await sessionsOf(owner)).toHaveLength(1);
  });

  test('a passkey’s challenge that was given before, and one that is being redeemed', async () => {
    const { owner, device } = await accountWithPasskey();
    const before = device.get(await challengeForSignIn());
    const underWay = device.get(await challengeForSignIn());
    const answer = await inTheMiddle(
      () => usePasskey(underWay),
      () => changePassword(owner),
    );
    expect(answer).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
    expect((await usePasskey(before)).status).toBe(401);
    expect(await sessionsOf(owner)).toHaveLength(1);
    expect((await usePasskey(device.get(await challengeForSignIn()))).status).toBe(200);
  });

  test('no challenge of another player', async () => {
    const { owner } = await accountWithPasskey();
    const { device } = await accountWithPasskey();
    const challenge = await challengeForSignIn();
    await changePassword(owner);
    expect((await usePasskey(device.get(challenge))).status).toBe(200);
  });

  test('a Supabase sign-in that began before it', async () => {
    const accessToken = await issuer.token(issuer.claims('raced-subject'));
    const exchange = () =>
      callApi(server.url, 'signInWithSupabase', { body: { accessToken, token: true } });
    const owner = playerFromSignIn(server.url, await exchange());
    await owner.ask('changeEmail', { body: { email: freshEmail() } });
    const answer = await inTheMiddle(
      exchange,
      () => owner.ask('changePassword', { body: { newPassword } }),
      { key: 'identity:' },
    );
    expect(answer.status).toBe(401);
    expect(await sessionsOf(owner)).toHaveLength(1);
    expect((await exchange()).status).toBe(200);
  });

  test('a concurrent password change: one of two wins', async () => {
    const owner = await newAccount(server.url);
    const there = playerFromSignIn(server.url, await signIn(server.url, owner.email));
    const answer = await inTheMiddle(
      () =>
        there.ask('changePassword', {
          body: { currentPassword: password, newPassword: 'five sly foxes' },
        }),
      () => changePassword(owner),
    );
    expect(answer.status).toBe(401);
    expect((await signIn(server.url, owner.email, undefined, 'five sly foxes')).status).toBe(401);
    expect((await signIn(server.url, owner.email, undefined, newPassword)).status).toBe(200);
  });

  test('operations that the old password authorized: e-mail, adding and removing a passkey, deletion', async () => {
    const { owner, passkeyId } = await accountWithPasskey();
    const { email } = owner;
    const there = async () => playerFromSignIn(server.url, await signIn(server.url, email));
    const thief = new TestAuthenticator(server.url, `thief’s passkey ${number}`);
    const [one, two, three, four] = [await there(), await there(), await there(), await there()];
    const { options } = (await two.ask('beginPasskey', { body: { password } })).data;
    const credential = thief.create(options.challenge);
    const takenEmail = freshEmail();
    const { reached, release } = holdTransactions(server.db, 'email:');
    const emailChange = one.ask('changeEmail', { body: { email: takenEmail, password } });
    await reached;
    const answers = await inTheMiddle(
      () =>
        Promise.all([
          two.ask('addPasskey', { body: { credential } }),
          three.ask('removePasskey', { params: { passkeyId }, body: { password } }),
          four.ask('deleteMe', { body: { password } }),
        ]),
      () => changePassword(owner),
      { count: 3 },
    );
    release();
    for (const { status } of [...answers, await emailChange]) expect(status).toBe(401);
    const { account } = (await owner.ask('readAccount', {})).data;
    expect(account).toMatchObject({ email, passkeys: [{ passkeyId }] });
    expect(await sessionsOf(owner)).toHaveLength(1);
  });
});

describe('signing out everywhere else', () => {
  test('voids sign-ins in progress and earlier transfer codes', async () => {
    const account = await newAccount(server.url);
    const answer = await inTheMiddle(
      () => signIn(server.url, account.email),
      () => account.ask('endOtherSessions', {}),
    );
    expect(answer.status).toBe(401);
    const anonymous = await newPlayer(server.url);
    const { code } = (await anonymous.ask('makeTransferCode', {})).data;
    await anonymous.ask('endOtherSessions', {});
    const claimed = await callApi(server.url, 'claimTransferCode', { body: { code } });
    expect(claimed).toMatchObject({ status: 410, error: { code: 'code_expired' } });
  });

  /** The same anonymous player on another device, in the wrong hands. */
  async function intruderAt(owner: TestPlayer) {
    const { code } = (await owner.ask('makeTransferCode', {})).data;
    const answer = await callApi(server.url, 'claimTransferCode', { body: { code, token: true } });
    return playerFromSignIn(server.url, answer);
  }

  test('leaves an ended session no transfer code, account, admin rights or claim to the player’s games', async () => {
    const owner = await newPlayer(server.url);
    const endOthers = () => owner.ask('endOtherSessions', {});
    const makesCode = await intruderAt(owner);
    const code = await inTheMiddle(() => makesCode.ask('makeTransferCode', {}), endOthers);
    expect(code.status).toBe(401);

    const registers = await intruderAt(owner);
    const registered = await inTheMiddle(
      () => registers.ask('register', { body: { email: freshEmail(), password } }),
      endOthers,
      { key: 'email:' },
    );
    expect(registered.data.player.userId).not.toBe(owner.player.userId);

    const becomes = await intruderAt(owner);
    const admin = await inTheMiddle(
      () => becomes.ask('becomeAdmin', { body: { password: adminPassword } }),
      endOthers,
    );
    expect(admin.data.player.userId).not.toBe(owner.player.userId);

    const takesGames = await intruderAt(owner);
    await owner.ask('giveUpDaily', { body: { puzzleNumber: 7 } });
    const { email } = await newAccount(server.url);
    const thief = playerFromSignIn(server.url, await signIn(server.url, email, takesGames));
    await endOthers();
    expect((await thief.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
    expect(await sessionsOf(owner)).toHaveLength(1);
  });

  test('refuses a merge of the player’s games that is in progress', async () => {
    const owner = await newPlayer(server.url);
    await owner.ask('giveUpDaily', { body: { puzzleNumber: 7 } });
    const { email } = await newAccount(server.url);
    const intruder = await intruderAt(owner);
    const thief = playerFromSignIn(server.url, await signIn(server.url, email, intruder));
    const merged = await inTheMiddle(
      () => takeGames(thief, owner),
      () => owner.ask('endOtherSessions', {}),
    );
    expect(merged).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(await sessionsOf(owner)).toHaveLength(1);
  });
});

const bothIds = (account: TestPlayer, from: TestPlayer) => ({
  postHogId: from.player.userId,
  supabaseId: account.player.userId,
});
const takeGames = (account: TestPlayer, from: TestPlayer) =>
  account.ask('migrateData', { body: bothIds(account, from) });

test('undoing a merge refuses another account’s merge of the same player that is in progress', async () => {
  const visitor = await newPlayer(server.url);
  await visitor.ask('giveUpDaily', { body: { puzzleNumber: 7 } });
  const [owner, thief] = await Promise.all(
    [await newAccount(server.url), await newAccount(server.url)].map(async ({ email }) =>
      playerFromSignIn(server.url, await signIn(server.url, email, visitor)),
    ),
  );
  if (!owner || !thief) throw new Error('Both have signed in.');
  expect((await takeGames(owner, visitor)).status).toBe(200);
  const merged = await inTheMiddle(
    () => takeGames(thief, visitor),
    () => owner.ask('undoMigration', { body: bothIds(owner, visitor) }),
  );
  expect(merged).toMatchObject({ status: 403, error: { code: 'forbidden' } });
});

describe('creating an account', () => {
  test('voids the transfer codes and challenges of the anonymous player', async () => {
    number += 1;
    const beginner = await newPlayer(server.url);
    const { code } = (await beginner.ask('makeTransferCode', {})).data;
    const { options } = (await beginner.ask('beginPasskey', { body: {} })).data;
    const owner = await newAccount(server.url, beginner);
    const claimed = await callApi(server.url, 'claimTransferCode', { body: { code } });
    expect(claimed.error.code).toBe('code_expired');
    const device = new TestAuthenticator(server.url, `late passkey ${number}`);
    const credential = device.create(options.challenge);
    expect((await owner.ask('addPasskey', { body: { credential } })).status).toBe(401);
  });
});

test('the stream of a session that ended while it opened ends as well', async () => {
  const player = await newPlayer(server.url);
  const listener = await TestListener.open(server.url, player.headers);
  // Nobody tells this server of it, as when another one has ended the session and Redis is away.
  await server.db.transaction([], (sql) =>
    sql.deleteFrom('sessions').where('player_id', '=', player.player.userId).execute(),
  );
  await listener.ended();
});

test('deleting oneself and removing a passkey ask for the password, or for a fresh sign-in', async () => {
  const { owner, passkeyId } = await accountWithPasskey();
  const params = { passkeyId };
  const unproved: [body: { password: string } | undefined, message: string][] = [
    [undefined, 'Type your password to confirm.'],
    [{ password: 'three loud herons' }, 'That isn’t your password.'],
  ];
  for (const [body, message] of unproved) {
    const refused = { status: 401, error: { code: 'wrong_credentials', message } };
    const removing = await owner.ask('removePasskey', { params, ...(body && { body }) });
    expect(removing).toMatchObject(refused);
    expect(await owner.ask('deleteMe', body ? { body } : {})).toMatchObject(refused);
  }
  const removed = await owner.ask('removePasskey', { params, body: { password } });
  expect(removed.data).toEqual({ removed: true });
  expect((await owner.ask('deleteMe', { body: { password } })).data).toEqual({ deleted: true });

  const own = await startOwnServer();
  const beginner = await newPlayer(own.url);
  const device = new TestAuthenticator(own.url, 'without a password');
  const { options } = (await beginner.ask('beginPasskey', { body: {} })).data;
  const body = { credential: device.create(options.challenge), token: true };
  const { player, token } = (await beginner.ask('addPasskey', { body })).data;
  const stale = playerWith(own.url, player, token ?? '');
  own.clock.advance(16 * 60_000);
  expect((await stale.ask('deleteMe', {})).error.code).toBe('forbidden');
  const { challenge } = (await callApi(own.url, 'beginPasskeySignIn', {})).data.options;
  const again = { credential: device.get(challenge), token: true };
  const fresh = playerFromSignIn(
    own.url,
    await callApi(own.url, 'signInWithPasskey', { body: again }),
  );
  expect((await fresh.ask('deleteMe', {})).data).toEqual({ deleted: true });
  const anonymous = await newPlayer(own.url);
  own.clock.advance(16 * 60_000);
  expect((await anonymous.ask('deleteMe', {})).data).toEqual({ deleted: true });
});
