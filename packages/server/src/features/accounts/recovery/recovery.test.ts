import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFullScans } from '../../../testing/growth/full-scans.ts';
import {
  freshEmail,
  newAccount,
  password,
  playerFromSignIn,
  signIn,
} from '../../../testing/test-account.ts';
import { mailOrigin, mailsTo, startMailingServer, tokenIn } from '../../../testing/test-mail.ts';
import type { TestMailServer } from '../../../testing/test-mail-server.ts';
import { callApi, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { resetSignInLimits } from '../../../testing/use-test-server.ts';
import { maxFailures } from '../../identity/sign-in-limits.ts';
import { maxOpenResets, resetMinutes } from './recover-account.ts';

let server: TestServer;
let mails: TestMailServer;
const statements = new Set<string>();
beforeAll(async () => {
  ({ server, mails } = await startMailingServer());
  server.db.onStatement((sql) => statements.add(sql));
});
afterAll(async () => {
  await server.stop();
  await mails.close();
});
resetSignInLimits(() => server);

const newPassword = 'four loud magpies';

async function registered(displayName = 'Annabel of the Hill') {
  const email = freshEmail();
  const body = { email, password, displayName, token: true };
  const answer = await callApi(server.url, 'register', { body });
  const { recoveryCodes = [] } = answer.data;
  return { ...playerFromSignIn(server.url, answer), email, codes: recoveryCodes };
}

const recover = (email: string, code: string, wish = newPassword) =>
  callApi(server.url, 'recoverByCode', { body: { email, code, newPassword: wish, token: true } });
const forgot = (email: string, headers = {}) =>
  callApi(server.url, 'forgotPassword', { body: { email } }, headers);
const reset = (resetToken: string, wish = newPassword) =>
  callApi(server.url, 'resetPassword', { body: { resetToken, newPassword: wish, token: true } });
const codesLeft = async (player: TestPlayer) =>
  (await player.ask('readAccount', {})).data.account?.recoveryCodes.left;

/** The token of the link in the newest mail, once there are so many. */
async function mailedToken(email: string, count = 1): Promise<string> {
  const links = () => mailsTo(mails, email).filter(({ text }) => text.includes('#token='));
  await expect.poll(() => links().length).toBe(count);
  return tokenIn(links().at(-1)?.text ?? '');
}

describe('recovery codes', () => {
  test('are ten, shown with registering, different, and stored as hashes only', async () => {
    const anna = await registered();
    expect(new Set(anna.codes).size).toBe(10);
    for (const code of anna.codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-?){4}$/);
    expect(await codesLeft(anna)).toBe(10);
    const stored = JSON.stringify(
      await server.db.read
        .selectFrom('recovery_codes')
        .selectAll()
        .where('player_id', '=', anna.player.userId)
        .execute(),
    );
    for (const code of anna.codes) expect(stored).not.toContain(code);
  });

  test('are shown once: registering again signs in and shows none', async () => {
    const anna = await registered();
    const body = { email: anna.email, password };
    const again = await callApi(server.url, 'register', { body });
    expect(again.status).toBe(200);
    expect(again.data).not.toHaveProperty('recoveryCodes');
    expect((await recover(anna.email, anna.codes[0] ?? '')).status).toBe(200);
  });

  test('one sets a new password, ends every session and the rest of its set, and brings new ones', async () => {
    const anna = await registered();
    const there = playerFromSignIn(server.url, await signIn(server.url, anna.email));
    const [first = '', second = ''] = anna.codes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const answer = await recover(anna.email, typed);
    expect(answer.status).toBe(200);
    const back = playerFromSignIn(server.url, answer);
    expect(back.player.userId).toBe(anna.player.userId);
    for (const one of [anna, there]) expect((await one.ask('readSession', {})).status).toBe(401);
    expect((await signIn(server.url, anna.email)).status).toBe(401);
    expect((await signIn(server.url, anna.email, undefined, newPassword)).status).toBe(200);
    for (const code of [first, second]) {
      expect(await recover(anna.email, code)).toMatchObject({
        status: 401,
        error: { code: 'wrong_credentials' },
      });
    }
    expect(await codesLeft(back)).toBe(10);
    expect((await recover(anna.email, answer.data.recoveryCodes[9] ?? '')).status).toBe(200);
  });

  test('of many concurrent uses one succeeds', async () => {
    const anna = await registered();
    const [first = '', ...others] = anna.codes;
    const tries = [first, first, ...others].slice(0, 8).map((code) => recover(anna.email, code));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const sessions = await server.db.read
      .selectFrom('sessions')
      .selectAll()
      .where('player_id', '=', anna.player.userId)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('are refused alike for an unknown e-mail, a wrong code and somebody else’s code', async () => {
    const [anna, ben] = [await registered(), await registered()];
    const answers = [
      await recover(freshEmail(), anna.codes[0] ?? ''),
      await recover(anna.email, '0000-0000-0000-0000'),
      await recover(anna.email, ben.codes[0] ?? ''),
      await recover(anna.email, 'not a code'),
      await recover('no e-mail', anna.codes[0] ?? ''),
    ];
    for (const { status, error } of answers) {
      expect({ status, error }).toEqual({ status: 401, error: answers[0]?.error });
    }
  });

  test('a password that is refused doesn’t cost the code', async () => {
    const anna = await registered();
    const [code = ''] = anna.codes;
    expect(await recover(anna.email, code, 'short')).toMatchObject({ status: 422 });
    const { displayName } = anna.player;
    expect(await recover(anna.email, code, displayName)).toMatchObject({ status: 422 });
    expect((await recover(anna.email, code)).status).toBe(200);
  });

  test('guesses count towards the same limit as passwords', async () => {
    const anna = await registered();
    for (let count = 0; count < maxFailures.account; count += 1) {
      expect((await recover(anna.email, '0000-0000-0000-0000')).status).toBe(401);
    }
    expect((await recover(anna.email, anna.codes[0] ?? '')).status).toBe(429);
    expect((await signIn(server.url, anna.email)).status).toBe(429);
    server.clock.advance(16 * 60_000);
    expect((await recover(anna.email, anna.codes[0] ?? '')).status).toBe(200);
  });

  test('new ones require the password and void the old ones', async () => {
    const anna = await registered();
    expect((await anna.ask('makeRecoveryCodes', { body: {} })).status).toBe(401);
    const made = await anna.ask('makeRecoveryCodes', { body: { password } });
    expect(made.data.recoveryCodes).toHaveLength(10);
    expect((await recover(anna.email, anna.codes[0] ?? '')).status).toBe(401);
    expect((await recover(anna.email, made.data.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('are refused for anonymous players', async () => {
    const visitor = await newPlayer(server.url);
    expect((await visitor.ask('makeRecoveryCodes', { body: {} })).status).toBe(403);
  });

  test('are exported as a number, and gone with their player', async () => {
    const anna = await registered();
    await forgot(anna.email);
    const { data } = await anna.ask('exportMe', {});
    expect(data.mails).toMatchObject([{ kind: 'password_reset', to: anna.email }]);
    expect(JSON.stringify(data)).not.toContain('#token');
    expect(data.account?.recoveryCodes).toEqual({ left: 10, madeAt: expect.any(String) });
    for (const code of anna.codes) expect(JSON.stringify(data)).not.toContain(code);
    const gone = await anna.ask('deleteMe', { body: { password } });
    expect(gone.status).toBe(200);
    for (const table of ['recovery_codes', 'known_devices', 'mail_queue'] as const) {
      const rows = await server.db.read
        .selectFrom(table)
        .select('player_id')
        .where('player_id', '=', anna.player.userId)
        .execute();
      expect(rows).toEqual([]);
    }
    const read = server.db.read;
    const asked = [
      read.selectFrom('password_resets').select('email').where('email', '=', anna.email),
      read.selectFrom('mail_queue').select('to_address').where('to_address', '=', anna.email),
    ];
    for (const query of asked) expect(await query.execute()).toEqual([]);
  });
});

describe('a link by mail', () => {
  test('sets a new password once, and ends every session and every other link', async () => {
    const anna = await newAccount(server.url);
    await forgot(anna.email.toUpperCase());
    const first = await mailedToken(anna.email);
    expect(first).toMatch(/^[\w-]{43}$/);
    await forgot(anna.email);
    const second = await mailedToken(anna.email, 2);
    const answer = await reset(second);
    expect(answer).toMatchObject({ status: 200, data: { recoveryCodes: expect.any(Array) } });
    expect((await anna.ask('readSession', {})).status).toBe(401);
    expect((await signIn(server.url, anna.email, undefined, newPassword)).status).toBe(200);
    for (const token of [first, second]) {
      expect(await reset(token)).toMatchObject({ status: 410, error: { code: 'code_expired' } });
    }
  });

  test('leads to the public address, whatever host the request names', async () => {
    const anna = await newAccount(server.url);
    await forgot(anna.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await mailedToken(anna.email);
    const [mail] = mailsTo(mails, anna.email);
    expect(mail?.text).toContain(`${mailOrigin}/reset-password#token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('is requested with the same reply and statements with and without an account, and strangers get no mail', async () => {
    const anna = await newAccount(server.url);
    const stranger = freshEmail();
    const heard: string[] = [];
    let isListening = false;
    server.db.onStatement((sql) => {
      // The queue looks around by itself meanwhile.
      if (isListening && !/^(select|delete|update)[^;]*mail_queue/.test(sql)) heard.push(sql);
    });
    const statementsOf = async (email: string) => {
      heard.length = 0;
      isListening = true;
      const answer = await forgot(email);
      isListening = false;
      return { answer, heard: heard.filter((sql) => /^insert|^delete|password_resets/.test(sql)) };
    };
    const known = await statementsOf(anna.email);
    const unknown = await statementsOf(stranger);
    expect(unknown.answer.status).toBe(known.answer.status);
    expect(unknown.answer.data).toEqual(known.answer.data);
    expect(unknown.heard).toEqual(known.heard);
    expect(known.heard.length).toBeGreaterThan(3);
    await mailedToken(anna.email);
    const waiting = () =>
      server.db.read
        .selectFrom('mail_queue')
        .select('id')
        .where('to_address', '=', stranger)
        .execute();
    await expect.poll(waiting).toEqual([]);
    expect(mailsTo(mails, stranger)).toEqual([]);
  });

  test('is not consumed by a password that is refused', async () => {
    const anna = await newAccount(server.url);
    await forgot(anna.email);
    const token = await mailedToken(anna.email);
    for (const weak of ['short', anna.email])
      expect(await reset(token, weak)).toMatchObject({
        status: 422,
        error: { code: 'password_weak' },
      });
    expect((await reset(token)).status).toBe(200);
  });

  test('works for thirty minutes', async () => {
    const anna = await newAccount(server.url);
    await forgot(anna.email);
    const token = await mailedToken(anna.email);
    server.clock.advance(resetMinutes * 60_000 + 1000);
    expect((await reset(token)).status).toBe(410);
  });

  test('is void after the password or the e-mail was changed', async () => {
    const [anna, ben] = [await newAccount(server.url), await newAccount(server.url)];
    await forgot(anna.email);
    await forgot(ben.email);
    const tokens = [await mailedToken(anna.email), await mailedToken(ben.email)];
    await anna.ask('changePassword', { body: { currentPassword: password, newPassword } });
    await ben.ask('changeEmail', { body: { email: freshEmail(), password } });
    for (const token of tokens) expect((await reset(token, 'five sly foxes')).status).toBe(410);
  });

  test('is stored as a hash', async () => {
    const anna = await newAccount(server.url);
    await forgot(anna.email);
    const token = await mailedToken(anna.email);
    const rows = await server.db.read
      .selectFrom('password_resets')
      .selectAll()
      .where('email', '=', anna.email)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is limited in valid links and in requests', async () => {
    const anna = await newAccount(server.url);
    for (let count = 0; count < maxFailures.account; count += 1) {
      expect((await forgot(anna.email)).status).toBe(200);
    }
    expect((await forgot(anna.email)).status).toBe(429);
    await mailedToken(anna.email, maxOpenResets);
    // Nobody who knows their password is locked out by it.
    expect((await signIn(server.url, anna.email)).status).toBe(200);
  });

  test('of two concurrent uses one succeeds', async () => {
    const anna = await newAccount(server.url);
    await forgot(anna.email);
    const token = await mailedToken(anna.email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('an invalid address or token is refused', async () => {
    expect(await forgot('no e-mail')).toMatchObject({ status: 400 });
    expect(await reset('nonsense')).toMatchObject({ status: 410 });
  });
});

test('no statement of it scans a whole table', async () => {
  const tables = new Set(['recovery_codes', 'password_resets', 'known_devices', 'mail_queue']);
  expect(statements.size).toBeGreaterThan(30);
  expect(await findFullScans(server.db, [...statements], { tables, rows: 'few' })).toEqual([]);
});
