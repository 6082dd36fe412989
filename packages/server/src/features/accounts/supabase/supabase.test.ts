import { describe, expect, test } from 'vitest';
import { playerFromSignIn } from '../../../testing/test-account.ts';
import { TestAuthenticator } from '../../../testing/test-authenticator.ts';
import { startTestIssuer } from '../../../testing/test-issuer.ts';
import { callApi, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import {
  resetSignInLimits,
  setUp,
  startOwnServer,
  useTestServer,
} from '../../../testing/use-test-server.ts';
import { maxFailures } from '../../identity/sign-in-limits.ts';

const issuer = setUp(
  () => startTestIssuer(() => Date.now()),
  ({ stop }) => stop(),
);
const server = useTestServer(async () => ({
  settings: { SUPABASE_URL: issuer.url, SUPABASE_ANON_KEY: 'publishable' },
}));
resetSignInLimits(() => server);

const exchange = (accessToken: string, before?: TestPlayer, at = server) =>
  callApi(at.url, 'signInWithSupabase', { body: { accessToken, token: true } }, before?.headers);
const trueToken = (subject: string) => issuer.token(issuer.claims(subject));

describe('without settings', () => {
  test('both calls answer exactly "Supabase not configured"', async () => {
    const own = await startOwnServer();
    for (const answer of [
      await exchange('x', undefined, own),
      await callApi(own.url, 'startSupabase', { body: { provider: 'google' } }),
      await callApi(own.url, 'startSupabase', {
        body: { provider: 'email', email: 'a@example.org' },
      }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.error).toEqual({ code: 'unavailable', message: 'Supabase not configured' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await callApi(own.url, 'signInMethods', {})).data.supabase).toBe(false);
  });
});

describe('a valid token', () => {
  test('gives the anonymous player an account in place, and signs in to it from then on', async () => {
    const beginner = await newPlayer(server.url);
    const first = await exchange(await trueToken('subject-1'), beginner);
    expect(first.data.player).toMatchObject({ userId: beginner.player.userId, kind: 'account' });
    expect((await beginner.ask('readSession', {})).status).toBe(401);
    const again = await exchange(await trueToken('subject-1'));
    expect(again.data.player).toEqual(first.data.player);
    const { account } = (await playerFromSignIn(server.url, again).ask('readAccount', {})).data;
    expect(account).toMatchObject({
      hasPassword: false,
      outerIdentities: [{ issuer: `${issuer.url}/auth/v1` }],
    });
    expect(account?.email).toBeUndefined();
  });

  test('opens an account whose passkeys are gone, unless it is by another issuer than ours', async () => {
    const first = await exchange(await trueToken('subject-with-passkey'));
    const anna = playerFromSignIn(server.url, first);
    const { options } = (await anna.ask('beginPasskey', { body: {} })).data;
    const device = new TestAuthenticator(server.url, 'beside Supabase');
    const credential = device.create(options.challenge);
    const { passkeyId } = (await anna.ask('addPasskey', { body: { credential } })).data.passkey;
    const remove = () => anna.ask('removePasskey', { params: { passkeyId } });
    const setIssuer = (url: string) =>
      server.db.transaction([], (sql) =>
        sql
          .updateTable('outer_identities')
          .set({ issuer: `${url}/auth/v1` })
          .where('subject', '=', 'subject-with-passkey')
          .execute(),
      );
    await setIssuer('https://former.example');
    expect((await remove()).status).toBe(403);
    await setIssuer(issuer.url);
    expect((await remove()).status).toBe(200);
  });

  test('of another subject with the same e-mail is somebody else', async () => {
    const one = await exchange(await trueToken('subject-2'));
    const other = await exchange(await trueToken('subject-3'));
    expect(other.data.player.userId).not.toBe(one.data.player.userId);
  });

  test('twenty times at once makes one account', async () => {
    const token = await trueToken('subject-4');
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token)));
    expect(new Set(answers.map(({ data }) => data.player.userId)).size).toBe(1);
  });
});

const later = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const without = (claim: string) => () => {
  const { [claim]: _gone, ...claims } = issuer.claims('forged');
  return issuer.token(claims);
};
const withClaims = (claims: Record<string, unknown>) => () =>
  issuer.token({ ...issuer.claims('forged'), ...claims });
const unsigned = (claims: object) =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

const forged: [kind: string, make: () => Promise<string> | string][] = [
  [
    'signed by a foreign key',
    () => issuer.token(issuer.claims('forged'), { key: issuer.keys.foreign }),
  ],
  ['of an unknown key', () => issuer.token(issuer.claims('forged'), { kid: 'another' })],
  ['without a signature', () => `${unsigned(issuer.claims('forged'))}.`],
  [
    'with the public key as a shared secret',
    () =>
      issuer.token(issuer.claims('forged'), {
        alg: 'HS256',
        key: new TextEncoder().encode(issuer.keys.publicText),
      }),
  ],
  [
    'with the publishable key as a secret',
    () =>
      issuer.token(issuer.claims('forged'), {
        alg: 'HS256',
        key: new TextEncoder().encode('publishable'.padEnd(32, ' ')),
      }),
  ],
  ['of another issuer', withClaims({ iss: 'https://elsewhere.example/auth/v1' })],
  ['for another audience', withClaims({ aud: 'anon' })],
  ['for another role', withClaims({ role: 'service_role' })],
  ['of an anonymous Supabase user', withClaims({ is_anonymous: true })],
  ['that has run out', withClaims({ exp: later(-60) })],
  ['that is not valid yet', withClaims({ nbf: later(600) })],
  ['that never runs out', without('exp')],
  ['about nobody', without('sub')],
  ['about an empty subject', withClaims({ sub: '' })],
  ['without an issuer', without('iss')],
  ['without an audience', without('aud')],
  [
    'with another subject under the same signature',
    async () => {
      const [head, , signature] = (await issuer.token(issuer.claims('forged'))).split('.');
      const body = Buffer.from(JSON.stringify(issuer.claims('victim'))).toString('base64url');
      return `${head}.${body}.${signature}`;
    },
  ],
  ['that is no token', () => 'nothing of the kind'],
  ['that is empty', () => ''],
];

describe('a forged token', () => {
  test.each(forged)('%s is refused, and creates no player', async (_kind, make) => {
    const before = await server.db.read.selectFrom('outer_identities').selectAll().execute();
    const answer = await exchange(await make());
    expect(answer).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
    const after = await server.db.read.selectFrom('outer_identities').selectAll().execute();
    expect(after).toHaveLength(before.length);
  });

  test('a session token of ours is no token of theirs, nor the other way round', async () => {
    const player = await newPlayer(server.url);
    expect((await exchange(player.token)).status).toBe(401);
    const authorization = `Bearer ${await trueToken('subject-5')}`;
    expect((await callApi(server.url, 'readSession', {}, { authorization })).status).toBe(401);
  });
});

describe('a project that signs with a shared secret', () => {
  test('is verified with that secret only', async () => {
    const secret = 'a secret of at least thirty-two characters';
    const own = await startOwnServer({
      settings: {
        SUPABASE_URL: issuer.url,
        SUPABASE_ANON_KEY: 'publishable',
        SUPABASE_JWT_SECRET: secret,
      },
    });
    const key = new TextEncoder().encode(secret);
    const right = await issuer.token(issuer.claims('s'), { alg: 'HS256', key });
    expect((await exchange(right, undefined, own)).status).toBe(200);
    expect((await exchange(await trueToken('s'), undefined, own)).status).toBe(401);
  });
});

describe('starting', () => {
  test('with Google gives the address to open, and a state that comes back', async () => {
    const { data } = await callApi(server.url, 'startSupabase', { body: { provider: 'google' } });
    const url = new URL(data.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer.url}/auth/v1/authorize`);
    expect(url.searchParams.get('redirect_to')).toBe(`${server.url}/login?state=${data.state}`);
  });

  test('with an e-mail has a link sent there', async () => {
    const body = { provider: 'email' as const, email: 'Anna@Example.org' };
    const { data } = await callApi(server.url, 'startSupabase', { body });
    expect(issuer.links.at(-1)).toMatchObject({
      email: 'anna@example.org',
      redirectTo: `${server.url}/login?state=${data.state}`,
      apikey: 'publishable',
    });
  });

  test('sends no more links for one address than sign-ins are tried there', async () => {
    const before = issuer.links.length;
    const body = { provider: 'email' as const, email: 'flooded@example.org' };
    for (let tries = 0; tries < maxFailures.address; tries += 1)
      expect((await callApi(server.url, 'startSupabase', { body })).status).toBe(200);
    expect((await callApi(server.url, 'startSupabase', { body })).status).toBe(429);
    expect(issuer.links).toHaveLength(before + maxFailures.address);
    const google = { provider: 'google' as const };
    expect((await callApi(server.url, 'startSupabase', { body: google })).status).toBe(200);
  });

  test('leads back to our own origin, whatever host the request names', async () => {
    const before = issuer.links.length;
    for (const host of ['elsewhere.example', 'localhost.elsewhere.example']) {
      for (const payload of [
        { provider: 'google' },
        { provider: 'email', email: 'a@example.org' },
      ]) {
        const url = '/api/auth/supabase/start';
        const answer = await server.app.inject({ method: 'POST', url, headers: { host }, payload });
        expect(answer.statusCode).toBe(400);
      }
    }
    expect(issuer.links).toHaveLength(before);
  });

  test('and the exchange reply 503 while Supabase is away', async () => {
    const own = await startOwnServer({
      settings: { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'publishable' },
    });
    const body = { provider: 'email' as const, email: 'anna@example.org' };
    expect((await callApi(own.url, 'startSupabase', { body })).status).toBe(503);
    expect((await exchange(await trueToken('s'), undefined, own)).status).toBe(503);
  });
});
