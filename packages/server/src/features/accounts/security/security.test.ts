import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail, newAccount, password, signIn } from '../../../testing/test-account.ts';
import { TestAuthenticator } from '../../../testing/test-authenticator.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { mailsTo, startMailingServer, subjectsTo } from '../../../testing/test-mail.ts';
import type { TestMailServer } from '../../../testing/test-mail-server.ts';
import { callApi, type TestPlayer } from '../../../testing/test-player.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { resetSignInLimits } from '../../../testing/use-test-server.ts';

let server: TestServer;
let mails: TestMailServer;
beforeAll(async () => {
  ({ server, mails } = await startMailingServer());
});
afterAll(async () => {
  await server.stop();
  await mails.close();
});
resetSignInLimits(() => server);

const firefox = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const newPassword = 'four loud magpies';

const toldTo = async (player: TestPlayer) =>
  (await player.ask('listNotifications', { query: {} })).data.notifications
    .filter(({ type }) => type === 'security')
    .map(({ text }) => text);

/** As a browser does: with cookies, and without asking for a token. */
async function signInWithCookies(email: string, cookie = '') {
  const body = { email, password };
  const answer = await callApi(server.url, 'signIn', { body }, { ...firefox, cookie });
  const device = answer.headers.getSetCookie().find((one) => one.startsWith('bj_device='));
  return { status: answer.status, device: device?.split(';')[0] ?? '', whole: device };
}

describe('the owner of an account is notified', () => {
  test('of a sign-in from a new device, in the inbox and by mail, and not of one from a known device', async () => {
    const anna = await newAccount(server.url);
    expect(await toldTo(anna)).toEqual([]);
    const { device, whole } = await signInWithCookies(anna.email);
    expect(whole).toMatch(/HttpOnly; SameSite=Lax/);
    const sentence = 'New sign-in: Firefox on Linux. If it wasn’t you, set a new password.';
    expect(await toldTo(anna)).toEqual([sentence]);
    const subject = 'New sign-in to your Bee Jinx account';
    expect(await subjectsTo(mails, anna.email, 1)).toEqual([subject]);
    const [mail] = mailsTo(mails, anna.email);
    expect(mail?.text).toMatch(/Firefox on Linux, \w{3}, \d\d \w{3} \d{4} \d\d:\d\d UTC\./);
    expect(mail?.text).toContain('https://play.example.org/forgot-password');
    const again = await signInWithCookies(anna.email, device);
    expect(again.status).toBe(200);
    expect(await toldTo(anna)).toHaveLength(1);
    // The cookie is another with every sign-in: one that was planted is soon worth nothing.
    await signInWithCookies(anna.email, device);
    expect(await toldTo(anna)).toHaveLength(2);
    await signInWithCookies(anna.email, again.device);
    expect(await toldTo(anna)).toHaveLength(2);
  });

  test('that a device known to another account is new to theirs', async () => {
    const [anna, ben] = [await newAccount(server.url), await newAccount(server.url)];
    const { device } = await signInWithCookies(ben.email);
    await signInWithCookies(anna.email, device);
    expect(await toldTo(anna)).toHaveLength(1);
  });

  test('of no sign-in from a browser that knows several accounts, whichever signs in', async () => {
    const family = [await newAccount(server.url), await newAccount(server.url)];
    let cookie = '';
    for (const { email } of [...family, ...family, ...family]) {
      cookie = (await signInWithCookies(email, cookie)).device;
    }
    for (const member of family) expect(await toldTo(member)).toHaveLength(1);
  });

  test('of a changed password, and known devices are forgotten', async () => {
    const anna = await newAccount(server.url);
    const { device } = await signInWithCookies(anna.email);
    await anna.ask('changePassword', { body: { currentPassword: password, newPassword } });
    expect((await toldTo(anna))[0]).toMatch(/^Your password was changed: /);
    const body = { email: anna.email, password: newPassword };
    await callApi(server.url, 'signIn', { body }, { cookie: device });
    expect((await toldTo(anna))[0]).toMatch(/^New sign-in: /);
    expect(await subjectsTo(mails, anna.email, 3)).toContain('Your Bee Jinx password was changed');
  });

  test('of a changed e-mail, at both addresses', async () => {
    const anna = await newAccount(server.url);
    const email = freshEmail();
    await anna.ask('changeEmail', { body: { email, password } });
    expect(await toldTo(anna)).toEqual([expect.stringMatching(/^Your e-mail was changed: /)]);
    const subject = 'The e-mail of your Bee Jinx account was changed';
    for (const to of [anna.email, email]) {
      expect(await subjectsTo(mails, to, 1)).toEqual([subject]);
      // Who has to take it back by a recovery code needs to know it.
      expect(mailsTo(mails, to)[0]?.text).toContain(email);
    }
    await anna.ask('changeEmail', { body: { email, password } });
    expect(await toldTo(anna)).toHaveLength(1);
  });

  test('of a passkey that was added, and of one that was removed', async () => {
    const anna = await newAccount(server.url);
    const device = new TestAuthenticator('https://play.example.org', 'told');
    const begun = await anna.ask('beginPasskey', { body: { password } });
    const credential = device.create(begun.data.options.challenge);
    const added = await anna.ask('addPasskey', { body: { credential } });
    const { passkeyId } = added.data.passkey;
    await anna.ask('removePasskey', { params: { passkeyId }, body: { password } });
    expect(await toldTo(anna)).toEqual([
      expect.stringMatching(/^A passkey was removed: /),
      expect.stringMatching(/^A passkey was added: /),
    ]);
  });

  test('of new recovery codes, and of one that was used', async () => {
    const anna = await newAccount(server.url);
    const made = await anna.ask('makeRecoveryCodes', { body: { password } });
    const [code = ''] = made.data.recoveryCodes;
    const body = { email: anna.email, code, newPassword, token: true };
    const { data } = await callApi(server.url, 'recoverByCode', { body }, firefox);
    const headers = { authorization: `Bearer ${data.token}`, 'x-user-id': anna.player.userId };
    const inbox = await callApi(server.url, 'listNotifications', { query: {} }, headers);
    expect(inbox.data.notifications.map(({ text }) => text)).toEqual([
      'A recovery code was used to set a new password: Firefox on Linux. If it wasn’t you, set a new password.',
      expect.stringMatching(/^New recovery codes were made: /),
    ]);
  });

  test('at once, on every screen that is open', async () => {
    const anna = await newAccount(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    await signIn(server.url, anna.email);
    const isTold = (signal: unknown) => (signal as { topic: string }).topic === 'notifications';
    await listener.until(() => listener.signals().some(isTold));
    listener.close();
  });
});

test('security notices can’t be muted', async () => {
  const anna = await newAccount(server.url);
  const muted = ['security'] as unknown as ['nudge'];
  const { status } = await anna.ask('changeNotificationSettings', { body: { muted } });
  expect(status).toBe(400);
});

test('known devices are listed to their owner, without their tokens', async () => {
  const anna = await newAccount(server.url);
  const { device } = await signInWithCookies(anna.email);
  const { data } = await anna.ask('exportMe', {});
  expect(data.account?.knownDevices).toContainEqual({
    device: 'Firefox on Linux',
    since: expect.any(String),
    seenAt: expect.any(String),
  });
  expect(data.mails).toMatchObject([{ kind: 'security', to: anna.email }]);
  expect(JSON.stringify(data)).not.toContain(device.split('=')[1]);
});
