import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail, newAccount, password, playerFromSignIn } from '../../testing/test-account.ts';
import { mailsTo, startMailingServer, tokenIn } from '../../testing/test-mail.ts';
import type { TestMailServer } from '../../testing/test-mail-server.ts';
import { callApi } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { MailQueue, maxMailsPerDay } from './mail-queue.ts';

let server: TestServer;
let mails: TestMailServer;
/** One that sends no mail by itself. */
let still: TestServer;
beforeAll(async () => {
  ({ server, mails } = await startMailingServer());
  still = await startTestServer();
});
afterEach(() => {
  mails.answers.length = 0;
});
afterAll(async () => {
  await server.stop();
  await still.stop();
  await mails.close();
});

const content = { subject: 'Hello', paragraphs: ['Only this.'] };
const hour = 3_600_000;

const forgot = (email: string) => callApi(server.url, 'forgotPassword', { body: { email } });
const rowsTo = (address: string, { db } = server) =>
  db.read.selectFrom('mail_queue').selectAll().where('to_address', '=', address).execute();
const rowTo = async (address: string) => (await rowsTo(address))[0];
const sentTo = (address: string) => mailsTo(mails, address);

/** A queue that is told when to deliver. */
const queueWith = (send: (mail: { to: string }) => Promise<void>) => queueOn(still, send);
const queueOn = (
  { db, clock, app }: TestServer,
  send: (mail: { to: string }) => Promise<void> = async () => {},
) =>
  new MailQueue({
    db,
    clock,
    log: app.log,
    secret: 'secret',
    sender: { send, close: () => {} },
    isWanted: async () => true,
  });

describe('a mail that waits', () => {
  test('is sent once the mail server is back, and then only counted', async () => {
    const { email } = await newAccount(server.url);
    await mails.close();
    await forgot(email);
    await expect.poll(async () => (await rowTo(email))?.attempts).toBe(1);
    await expect
      .poll(() => server.log.join(''))
      .toMatch(/"code":"ESOCKET".*A mail was not sent|A mail was not sent.*"code":"ESOCKET"/);
    await mails.open();
    server.clock.advance(11_000);
    await expect.poll(() => sentTo(email).length).toBe(1);
    await expect.poll(async () => (await rowTo(email))?.content).toBeNull();
    server.clock.advance(25 * hour);
    await expect.poll(async () => rowsTo(email)).toEqual([]);
  });

  test('is sent again if its delivery is unknown: the same mail with the same link', async () => {
    const { email } = await newAccount(server.url);
    mails.answers.push('take and break');
    await forgot(email);
    await expect.poll(() => sentTo(email).length).toBe(1);
    await expect.poll(async () => ((await rowTo(email))?.due_at ?? 0) > 0).toBe(true);
    server.clock.advance(11_000);
    await expect.poll(() => sentTo(email).length).toBe(2);
    const [one, other] = sentTo(email);
    expect(other?.headers['message-id']).toBe(one?.headers['message-id']);
    expect(tokenIn(other?.text ?? '')).toBe(tokenIn(one?.text ?? 'none'));
  });

  test('is given up when its mailbox is refused, and tried again when the answer is “later”', async () => {
    const { email } = await newAccount(server.url);
    mails.answers.push('refuse');
    await forgot(email);
    await expect.poll(() => server.log.join('')).toContain('"isOver":true');
    await expect.poll(async () => rowsTo(email)).toEqual([]);
    expect(sentTo(email)).toEqual([]);
    mails.answers.push('later');
    await forgot(email);
    await expect.poll(async () => (await rowTo(email))?.attempts).toBe(1);
    server.clock.advance(11_000);
    await expect.poll(() => sentTo(email).length).toBe(1);
  });

  test('is dropped when its link has run out meanwhile', async () => {
    const { email } = await newAccount(server.url);
    mails.answers.push('later');
    await forgot(email);
    await expect.poll(async () => (await rowTo(email))?.attempts).toBe(1);
    server.clock.advance(31 * 60_000);
    await expect.poll(async () => rowsTo(email)).toEqual([]);
    expect(sentTo(email)).toEqual([]);
  });

  test('holds up no other while the mail server doesn’t reply', async () => {
    const [one, other] = [await newAccount(server.url), await newAccount(server.url)];
    mails.answers.push('silent');
    await forgot(one.email);
    await expect.poll(() => mails.answers.length).toBe(0);
    expect((await forgot(other.email)).status).toBe(200);
    await expect.poll(() => sentTo(other.email).length).toBe(1);
    expect(sentTo(one.email)).toEqual([]);
  });

  test('is taken by one server of several, and by another when that one dies', async () => {
    const to = freshEmail();
    const sent: string[] = [];
    const dying = queueWith(() => new Promise(() => {}));
    const living = queueWith(async (mail) => {
      sent.push(mail.to);
    });
    const row = { kind: 'security', to, playerId: null, content, usefulMs: 9 * hour } as const;
    await still.db.transaction([], (sql) => living.add(sql, row));
    void dying.deliver();
    await expect.poll(async () => (await rowsTo(to, still))[0]?.attempts).toBe(1);
    await Promise.all([living.deliver(), living.deliver(), living.deliver()]);
    expect(sent).toEqual([]);
    still.clock.advance(125_000);
    await Promise.all([living.deliver(), living.deliver(), living.deliver()]);
    expect(sent).toEqual([to]);
  });
});

test('no address gets more than so many mails a day', async () => {
  const to = freshEmail();
  const queue = queueWith(async () => {});
  const row = { kind: 'security', to, playerId: null, content, usefulMs: hour } as const;
  for (let count = 0; count < maxMailsPerDay + 5; count += 1) {
    await still.db.transaction([], (sql) => queue.add(sql, row));
  }
  expect(await rowsTo(to, still)).toHaveLength(maxMailsPerDay);
});

test('many requested links don’t suppress security mails', async () => {
  const to = freshEmail();
  const queue = queueWith(async () => {});
  const add = (kind: 'security' | 'password_reset') =>
    still.db.transaction([], (sql) =>
      queue.add(sql, { kind, to, playerId: null, content, usefulMs: hour }),
    );
  for (let count = 0; count < maxMailsPerDay; count += 1) await add('password_reset');
  await add('security');
  expect((await rowsTo(to, still)).filter(({ kind }) => kind === 'security')).toHaveLength(1);
});

test('deleting and registering again resets no count and leaves no address', async () => {
  const { email, ...anna } = await newAccount(server.url);
  const row = { kind: 'security', to: email, playerId: anna.player.userId } as const;
  for (let count = 0; count < maxMailsPerDay; count += 1) {
    await server.db.transaction([], (sql) =>
      queueOn(server).add(sql, { ...row, content, usefulMs: hour }),
    );
  }
  await expect.poll(() => sentTo(email).length, { timeout: 20_000 }).toBe(maxMailsPerDay);
  const isCounted = async () => (await rowsTo(email)).every((mail) => mail.content === null);
  await expect.poll(isCounted).toBe(true);
  expect((await anna.ask('deleteMe', { body: { password } })).status).toBe(200);
  expect(await rowsTo(email)).toEqual([]);

  const body = { email, password, token: true };
  const again = playerFromSignIn(server.url, await callApi(server.url, 'register', { body }));
  const newPassword = 'four loud magpies';
  await again.ask('changePassword', { body: { currentPassword: password, newPassword } });
  expect(await rowsTo(email)).toEqual([]);
});

test('a header has one line', async () => {
  const queue = queueWith(async () => {});
  const wrong = { ...content, subject: 'Hello\r\nBcc: all@example.org' };
  const row = { kind: 'security', to: freshEmail(), playerId: null, usefulMs: hour } as const;
  const adding = still.db.transaction([], (sql) => queue.add(sql, { ...row, content: wrong }));
  await expect(adding).rejects.toThrow(/one line/);
});

test('the log has no address, no link and no word of the mail server', async () => {
  const said = server.log.join('');
  expect(said).toContain('A mail was not sent.');
  expect(said).not.toMatch(/@example\.org|#token=|nobody here/);
});

test('a mail is deleted with its player', async () => {
  const { email, ...anna } = await newAccount(server.url);
  mails.answers.push('later');
  const newPassword = 'four loud magpies';
  const body = { currentPassword: 'three quiet herons', newPassword };
  expect((await anna.ask('changePassword', { body })).status).toBe(200);
  expect((await rowsTo(email)).length).toBeGreaterThan(0);
  const gone = await anna.ask('deleteMe', { body: { password: newPassword } });
  expect(gone.status).toBe(200);
  expect(await rowsTo(email)).toEqual([]);
});

test('no mail is queued where no mail server is set', async () => {
  const { email } = await newAccount(still.url);
  const { status, error } = await callApi(still.url, 'forgotPassword', { body: { email } });
  expect({ status, error }).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  expect((await callApi(still.url, 'signInMethods', {})).data.mail).toBe(false);
  expect((await callApi(server.url, 'signInMethods', {})).data.mail).toBe(true);
  expect(await rowsTo(email, still)).toEqual([]);
});
