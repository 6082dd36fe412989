import { describe, expect, test } from 'vitest';
import { newAccount, password, playerFromSignIn, signIn } from '../../../testing/test-account.ts';
import { noon, winIn } from '../../../testing/test-daily.ts';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import {
  callApi,
  mustCall,
  newPlayer,
  playerWith,
  type TestPlayer,
} from '../../../testing/test-player.ts';
import { resetSignInLimits, setUp, useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer({ at: noon });
resetSignInLimits(() => server);
const admin = setUp(() => quickAdmin(server));

type Account = Awaited<ReturnType<typeof newAccount>>;

/** Signs in to the account in the browser of this player. */
const signInFrom = async (browser: TestPlayer, { email }: Account) =>
  playerFromSignIn(server.url, await signIn(server.url, email, browser));

const bodyOf = (guest: TestPlayer, account: TestPlayer) => ({
  postHogId: guest.player.userId,
  supabaseId: account.player.userId,
});

/** A laptop whose anonymous player was brought along to an account and taken apart again by the phone. */
async function undoneOnLaptop() {
  const phone = await newAccount(server.url);
  const guest = await newPlayer(server.url);
  await winIn(guest, 11, 2);
  const laptop = await signInFrom(guest, phone);
  await mustCall(laptop, 'migrateData', { body: bodyOf(guest, laptop) });
  await mustCall(phone, 'undoMigration', { body: bodyOf(guest, phone) });
  return { phone, laptop, guest };
}

/** Who the holder of this token is. */
const whoIs = async ({ token }: TestPlayer) =>
  (await callApi(server.url, 'readSession', {}, { authorization: `Bearer ${token}` })).data?.player
    .userId;

/** Signs out, and is whoever this browser is then. */
async function signOut(browser: TestPlayer): Promise<TestPlayer | undefined> {
  const { player, token } = await mustCall(browser, 'closeSession', {});
  return player && playerWith(server.url, player, token ?? '');
}

describe('an anonymous player who isn’t brought along', () => {
  test('is who the browser is at every sign-out', async () => {
    const { phone, laptop, guest } = await undoneOnLaptop();
    let browser: TestPlayer | undefined = laptop;
    for (const _time of [1, 2, 3]) {
      browser = browser && (await signOut(browser));
      expect(browser?.player.userId).toBe(guest.player.userId);
      browser = browser && (await signInFrom(browser, phone));
      const { sessions } = await mustCall(browser ?? phone, 'listSessions', {});
      expect(sessions.find(({ current }) => current)?.returnsTo).toBe(guest.player.displayName);
    }
  });

  test('isn’t who the browser is once they came along, or have revoked its claim', async () => {
    const account = await newAccount(server.url);
    const merged = await newPlayer(server.url);
    await winIn(merged, 11, 2);
    const browser = await signInFrom(merged, account);
    await mustCall(browser, 'migrateData', { body: bodyOf(merged, browser) });
    expect(await signOut(browser)).toBeUndefined();

    const owner = await newPlayer(server.url);
    const thief = await signInFrom(owner, account);
    await mustCall(owner, 'endOtherSessions', {});
    expect(await signOut(thief)).toBeUndefined();
  });

  test('signs out to nobody after coming back to their own browser by a transfer code', async () => {
    const account = await newAccount(server.url);
    const guest = await newPlayer(server.url);
    const { code } = await mustCall(guest, 'makeTransferCode', {});
    const browser = await signInFrom(guest, account);
    const body = { code, token: true };
    const { player, token = '' } = await mustCall(browser, 'claimTransferCode', { body });
    expect(player.userId).toBe(guest.player.userId);
    expect(await signOut(playerWith(server.url, player, token))).toBeUndefined();
  });
});

describe('undoing a second merge in a browser that has a guest already', () => {
  /** Two anonymous players of one browser, one after the other, who both came along. */
  async function mergeTwice() {
    const account = await newAccount(server.url);
    const first = await newPlayer(server.url);
    await winIn(first, 11, 2);
    const before = await signInFrom(first, account);
    await mustCall(before, 'migrateData', { body: bodyOf(first, before) });
    expect(await signOut(before)).toBeUndefined();
    const second = await newPlayer(server.url);
    await winIn(second, 12, 2);
    const browser = await signInFrom(second, account);
    await mustCall(browser, 'migrateData', { body: bodyOf(second, browser) });
    const undo = (guest: TestPlayer, who: TestPlayer = browser) =>
      who.ask('undoMigration', { body: bodyOf(guest, who) });
    return { account, first, second, browser, undo };
  }

  test.each(['first', 'second'] as const)(
    'is refused after the %s, who isn’t lost',
    async (name) => {
      const merged = await mergeTwice();
      const { account, browser, undo } = merged;
      const guest = merged[name];
      const other = name === 'first' ? merged.second : merged.first;
      expect((await undo(guest)).status).toBe(200);
      const refused = {
        status: 409,
        error: {
          code: 'not_yet',
          message:
            'This browser goes on as another anonymous player already. Undo this on another device.',
        },
      };
      expect(await undo(other)).toMatchObject(refused);
      const again = await signOut(browser);
      expect(again?.player.userId).toBe(guest.player.userId);
      const back = await signInFrom(again ?? guest, account);
      expect(await undo(other, back)).toMatchObject(refused);
      expect((await mustCall(back, 'exportMe', {})).dailyGames).toHaveLength(1);
      // Another browser has room for them.
      const phone = await signInFrom(await newPlayer(server.url), account);
      expect((await undo(other, phone)).status).toBe(200);
      expect((await signOut(phone))?.player.userId).toBe(other.player.userId);
    },
  );
});

describe('a browser whose anonymous player was given back is that player again', () => {
  const changed = { currentPassword: password, newPassword: 'four loud magpies' };
  const params = ({ player }: TestPlayer) => ({ params: { userId: player.userId } });
  test.each<[how: string, end: (phone: Account) => Promise<unknown>]>([
    ['all other sessions are ended', (phone) => mustCall(phone, 'endOtherSessions', {})],
    ['the password is changed', (phone) => mustCall(phone, 'changePassword', { body: changed })],
    ['the account is deleted', (phone) => mustCall(phone, 'deleteMe', { body: { password } })],
    ['an admin ends all sessions', (phone) => mustCall(admin, 'endPlayerSessions', params(phone))],
    [
      'its session is ended',
      async (phone) => {
        const { sessions } = await mustCall(phone, 'listSessions', {});
        const { sessionId = '' } = sessions.find(({ current }) => !current) ?? {};
        await mustCall(phone, 'endSession', { params: { sessionId } });
      },
    ],
    [
      'an admin ends its session',
      async (phone) => {
        const { sessions } = await mustCall(admin, 'inspectPlayer', params(phone));
        const { sessionId = '' } = sessions[1] ?? {};
        const { userId } = phone.player;
        await mustCall(admin, 'endPlayerSession', { params: { userId, sessionId } });
      },
    ],
  ])('when %s', async (_how, end) => {
    const { phone, laptop, guest } = await undoneOnLaptop();
    const listener = await TestListener.open(server.url, laptop.headers);
    await end(phone);
    await listener.ended();
    expect(await whoIs(laptop)).toBe(guest.player.userId);
    expect(await laptop.ask('exportMe', {})).toMatchObject({
      error: { code: 'identity_mismatch' },
    });
    const again = playerWith(server.url, guest.player, laptop.token);
    expect((await mustCall(again, 'exportMe', {})).dailyGames).toHaveLength(1);
  });

  test('when it deletes the account itself', async () => {
    const { laptop, guest } = await undoneOnLaptop();
    const cookie = `bj_session=${laptop.token}`;
    const body = { password };
    const deleted = await callApi(server.url, 'deleteMe', { body }, { cookie });
    expect(deleted.status).toBe(200);
    expect(deleted.headers.get('set-cookie')).toBeNull();
    expect(await whoIs(laptop)).toBe(guest.player.userId);
  });

  test('when it signs out, also where the reply got lost and it signs out again', async () => {
    const { laptop, guest } = await undoneOnLaptop();
    expect((await signOut(laptop))?.player.userId).toBe(guest.player.userId);
    const again = await laptop.ask('closeSession', {});
    expect(again).toMatchObject({ status: 403, error: { code: 'identity_mismatch' } });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await whoIs(laptop)).toBe(guest.player.userId);
  });

  test('when it signs out forty times at the same time', async () => {
    const { laptop, guest } = await undoneOnLaptop();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => laptop.ask('closeSession', {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await whoIs(laptop)).toBe(guest.player.userId);
  });
});
