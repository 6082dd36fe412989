import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshEmail, newAccount, password, playerFromSignIn } from '../../testing/test-account.ts';
import { mailsTo, startMailingServer, tokenIn } from '../../testing/test-mail.ts';
import type { TestMailServer } from '../../testing/test-mail-server.ts';
import { callApi } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exportMails, hashAddress, MailQueue, maxMailsPerDay } from './mail-queue.ts';

let server: TestServer;
let mails: TestMailServer;
/** One that sends no mail by itself. */
let still: TestServer;
beforeAll(async () => {
  ({ server, mails } = await startMailingServer());
  still = await startTestServer();
});
beforeEach(() => still.db.transaction([], (sql) => sql.deleteFrom('mail_queue').execute()));
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

type Deps = ConstructorParameters<typeof MailQueue>[0];

/** A queue that is told when to deliver. */
const queueWith = (send: Deps['sender']['send'], more: Partial<Deps> = {}) =>
  queueOn(still, send, more);
const queueOn = (
  { db, clock, app }: TestServer,
  send: Deps['sender']['send'] = async () => {},
  more: Partial<Deps> = {},
) =>
  new MailQueue({
    db,
    clock,
    log: app.log,
    secret: 'secret',
    sender: { send, close: () => {} },
    isWanted: async () => true,
    ...more,
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

describe('a delivery', () => {
  const add = async (queue: MailQueue, more: object = {}) => {
    const to = freshEmail();
    const mail = { kind: 'security', to, playerId: null, content, usefulMs: 9 * hour } as const;
    await still.db.transaction([], (sql) => queue.add(sql, { ...mail, ...more }));
    return to;
  };
  const rowOf = async (to: string) => (await rowsTo(to, still))[0];

  test('is queued as it is, sent with its id, and counted for a day without its content', async () => {
    const sent: Parameters<Deps['sender']['send']>[0][] = [];
    const asked: unknown[] = [];
    const queue = queueWith(async (mail) => void sent.push(mail), {
      isWanted: async (row) => {
        asked.push([row.kind, row.to_address, row.player_id]);
        return true;
      },
    });
    const to = await add(queue, { kind: 'reminder' });
    const row = await rowOf(to);
    const { created_at = 0, id } = row ?? {};
    expect(row).toMatchObject({
      id: expect.stringMatching(/^mail_/),
      player_id: null,
      kind: 'reminder',
      content: JSON.stringify(content),
      due_at: created_at,
      attempts: 0,
      expires_at: created_at + 9 * hour,
    });
    await queue.deliver();
    expect(sent).toEqual([{ id, to, content }]);
    expect(asked).toEqual([['reminder', to, null]]);
    const counted = await rowOf(to);
    expect(counted).toMatchObject({ content: null, due_at: null, attempts: 1 });
    expect(counted?.expires_at).toBeGreaterThan(created_at + 24 * hour - 1);
    expect(counted?.expires_at).toBeLessThan(created_at + 25 * hour);
    await queue.deliver();
    expect(sent.filter((mail) => mail.to === to)).toHaveLength(1);
  });

  test('that is not wanted any more is dropped unsent', async () => {
    const sent: string[] = [];
    const queue = queueWith(async (mail) => void sent.push(mail.to), {
      isWanted: async ({ kind }) => kind !== 'reminder',
    });
    const [unwanted, wanted] = [await add(queue, { kind: 'reminder' }), await add(queue)];
    await queue.deliver();
    expect(sent).toEqual([wanted]);
    expect(await rowsTo(unwanted, still)).toEqual([]);
  });

  test.each([
    [{ code: 'EENVELOPE', command: 'API' }, true],
    [{ code: 'EENVELOPE', command: 'CONN' }, false],
    [{ code: 'EOTHER', command: 'API' }, false],
    [{ permanent: true, command: 'RCPT TO', responseCode: 550 }, true],
    [{ permanent: true, command: 'DATA', responseCode: 554 }, true],
    [{ permanent: true, command: 'AUTH', responseCode: 535 }, false],
    [{ permanent: false, command: 'DATA', responseCode: 451 }, false],
  ])('that fails with %j is given up: %s', async (failure, isOver) => {
    const logged: object[] = [];
    const log = { warn: (...said: object[]) => void logged.push(said) } as unknown as Deps['log'];
    const error = Object.assign(new Error('<anna@example.org> is nobody here'), failure);
    const queue = queueWith(() => Promise.reject(error), { log });
    const to = await add(queue);
    const id = (await rowOf(to))?.id;
    await queue.deliver();
    const { code, command, responseCode } = failure as Record<string, unknown>;
    expect(logged).toEqual([
      [
        { mail: id, kind: 'security', attempts: 1, isOver, code, command, responseCode },
        'A mail was not sent.',
      ],
    ]);
    expect(await rowsTo(to, still)).toHaveLength(isOver ? 0 : 1);
  });

  test('that fails waits three times as long each time, up to half an hour', async () => {
    const queue = queueWith(() => Promise.reject(new Error('Later.')));
    const to = await add(queue);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const before = still.clock.now();
      await queue.deliver();
      const row = await rowOf(to);
      expect(row?.attempts).toBe(attempt);
      const waitMs = (row?.due_at ?? 0) - before;
      waits.push(Math.floor(waitMs / 5000) * 5);
      await queue.deliver();
      expect((await rowOf(to))?.attempts).toBe(attempt);
      still.clock.advance(waitMs + 1);
    }
    expect(waits).toEqual([10, 30, 90, 270, 810, 1800, 1800]);
  });

  test('is one of ten at a time, and of those in the order in which they are due', async () => {
    const started: string[] = [];
    const finish: (() => void)[] = [];
    const queue = queueWith((mail) => {
      started.push(mail.to);
      return new Promise((resolve) => void finish.push(resolve));
    });
    const waiting: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      still.clock.advance(1);
      waiting.push(await add(queue));
    }
    const all = queue.deliver();
    await expect.poll(() => started.length).toBe(10);
    expect(started.toSorted()).toEqual(waiting.slice(0, 10).toSorted());
    void queue.deliver();
    finish[0]?.();
    await expect.poll(async () => (await rowOf(started[0] ?? ''))?.content).toBeNull();
    const more = queue.deliver();
    await expect.poll(() => started.length).toBe(11);
    expect(started[10]).toBe(waiting[10]);
    for (const end of finish.splice(0)) end();
    await all;
    await more;
    const last = queue.deliver();
    await expect.poll(() => started.length).toBe(12);
    for (const end of finish.splice(0)) end();
    await last;
  });

  test('under way is waited for by a server that stops, and then the sender is closed', async () => {
    const closed: (string | null | undefined)[] = [];
    let end = () => {};
    const sending = new Promise<void>((resolve) => {
      end = resolve;
    });
    let to = '';
    const close = async () => void closed.push((await rowOf(to))?.content);
    const queue = queueWith(async () => {}, { sender: { send: () => sending, close } });
    to = await add(queue);
    void queue.deliver();
    await expect.poll(async () => (await rowOf(to))?.attempts).toBe(1);
    const stopping = queue.stop();
    end();
    await stopping;
    await expect.poll(() => closed).toEqual([null]);
  });

  test('that breaks off is in the log', async () => {
    const logged: object[] = [];
    const log = { warn: (...said: object[]) => void logged.push(said) } as unknown as Deps['log'];
    const error = new Error('No database.');
    const queue = queueWith(async () => {}, { log, isWanted: () => Promise.reject(error) });
    const to = await add(queue);
    const mail = (await rowOf(to))?.id;
    await queue.deliver();
    expect(logged).toEqual([[{ err: error, mail }, 'The delivery of a mail failed.']]);
  });

  test('waits where the queue can’t be read, which is in the log, until it can', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const logged: object[] = [];
    const log = { warn: (...said: object[]) => void logged.push(said) } as unknown as Deps['log'];
    const error = new Error('No database.');
    let isBroken = true;
    const isDue = () => {
      if (isBroken) throw error;
      return still.db.read;
    };
    const db = { ...still.db, transaction: still.db.transaction.bind(still.db) };
    Object.defineProperty(db, 'read', { get: isDue });
    const sent: string[] = [];
    const queue = queueWith(async (mail) => void sent.push(mail.to), { db, log });
    const to = await add(queue);
    queue.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(logged).toEqual([[{ err: error }, 'The mail queue could not be read.']]);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await expect.poll(() => sent).toEqual([to]);
    await queue.stop();
    expect(logged).toHaveLength(1);
  });

  test('is exported without its content, waiting or sent', async () => {
    const queue = queueWith(async () => {});
    const to = await add(queue);
    const created = (await rowOf(to))?.created_at ?? 0;
    const mail = { kind: 'security', to, queuedAt: new Date(created).toISOString(), sent: false };
    expect(await exportMails(still, 'nobody', to)).toEqual([mail]);
    await queue.deliver();
    expect(await exportMails(still, 'nobody', to)).toEqual([{ ...mail, sent: true }]);
    expect(await exportMails(still, 'nobody', undefined)).toEqual([]);
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
  still.clock.advance(24 * hour + 1);
  await still.db.transaction([], (sql) => queue.add(sql, row));
  expect(await rowsTo(to, still)).toHaveLength(maxMailsPerDay + 1);
});

test('beyond the limit of a day an address gets one mail an hour', async () => {
  const to = freshEmail();
  const queue = queueWith(async () => {});
  const row = { kind: 'password_reset', to, playerId: null, content, usefulMs: hour } as const;
  const countAfterAdding = async () => {
    await still.db.transaction([], (sql) => queue.add(sql, row));
    return (await rowsTo(to, still)).length;
  };
  for (let count = 0; count < maxMailsPerDay; count += 1) await countAfterAdding();
  still.clock.advance(hour / 2);
  expect(await countAfterAdding()).toBe(maxMailsPerDay);
  still.clock.advance(hour / 2);
  expect(await countAfterAdding()).toBe(maxMailsPerDay + 1);
  expect(await countAfterAdding()).toBe(maxMailsPerDay + 1);
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

test('an address is recognized by a hash that needs our secret', () => {
  const hash = hashAddress('secret', 'anna@example.org');
  expect(hash).toMatch(/^hidden:[\w-]{43}$/);
  expect(hashAddress('secret', 'anna@example.org')).toBe(hash);
  expect(hashAddress('secret', 'ben@example.org')).not.toBe(hash);
  expect(hashAddress('another', 'anna@example.org')).not.toBe(hash);
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
