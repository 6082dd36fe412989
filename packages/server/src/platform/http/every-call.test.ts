import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@bee-jinx/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** These suites run over all calls of the contract, so that new ones are covered too. */

const server = useTestServer();
let player: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  player = await newPlayer(server.url);
  other = await newPlayer(server.url);
});

const addressOf = (path: string) => `${server.url}${path.replace(/:\w+/g, 'x')}`;
const playersOnly = calls
  .filter((call) => call.access === 'player')
  .map((call) => [`${call.method} ${call.path}`, call] as const);
const withBody = calls
  .filter((call) => call.method !== 'GET')
  .map((call) => [`${call.method} ${call.path}`, call] as const);

describe('every call for players', () => {
  test.each(playersOnly)('%s answers 401 without a session', async (_name, { method, path }) => {
    const response = await fetch(addressOf(path), { method });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'not_signed_in' } });
  });

  test.each(playersOnly)(
    "%s answers 403 with somebody else's x-user-id",
    async (_name, { method, path }) => {
      const headers = { ...player.headers, 'x-user-id': other.player.userId };
      const response = await fetch(addressOf(path), { method, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: 'identity_mismatch' } });
    },
  );
});

describe('every call that changes something', () => {
  test.each(withBody)(
    '%s is refused to a page of another site',
    async (_name, { method, path }) => {
      for (const forged of [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const response = await fetch(addressOf(path), {
          method,
          headers: { ...player.headers, ...forged } as Record<string, string>,
        });
        expect(response.status).toBe(403);
      }
    },
  );

  test.each(withBody)('%s never answers with a 500', async (_name, call) => {
    const own = await newPlayer(server.url);
    await fc.assert(
      fc.asyncProperty(hostileBody, async (body) => {
        const response = await fetch(addressOf(call.path), {
          method: call.method,
          headers: { ...own.headers, 'content-type': 'application/json' },
          body,
        });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        const reply = JSON.parse(text);
        expect('data' in reply || typeof reply.error.message === 'string').toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

/** Any character. (fast-check's own unit 'binary' lists all million of them first, which takes a second.) */
const character = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));

/** The first kind includes words like __proto__. */
const hostileText = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: character, maxLength }));

/** JSON of any shape, the right keys with wrong values, and what is no JSON at all. */
const hostileBody = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom('displayName', 'token', 'userId', '__proto__', 'constructor'),
      fc.oneof(fc.jsonValue(), hostileText(200)),
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        puzzleNumber: fc.oneof(fc.constantFrom(1, 1050, 0, -1, 1.5, 1e9), fc.jsonValue()),
        round: fc.oneof(fc.integer({ min: 0, max: 21 }), fc.jsonValue()),
        word: fc.oneof(hostileText(60), fc.jsonValue()),
        words: fc.oneof(fc.array(hostileText(30)), fc.jsonValue()),
        hintsUsed: fc.oneof(fc.constantFrom(0, 61, -1), fc.jsonValue()),
        step: fc.oneof(fc.constantFrom(0, 1, 2, 3, 4), fc.jsonValue()),
        date: fc.oneof(fc.constantFrom('2026-11-15', '2026-02-30', ''), fc.jsonValue()),
      },
      { requiredKeys: ['puzzleNumber'] },
    )
    .map((value) => JSON.stringify(value)),
  hostileText(200),
  fc.constantFrom(
    '',
    '{',
    '[[[[',
    `{"displayName":"${'a'.repeat(15_000)}"}`,
    '{"displayName":"\\ud800"}',
    '"\u0000"',
  ),
);

describe('an invalid request', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/me`, {
      method: 'PATCH',
      headers: { ...player.headers, 'content-type': 'application/json', ...headers },
      body,
    });

  test('is refused with the names of the wrong fields', async () => {
    const response = await post('{"displayName": 7}');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_input', details: { fields: { displayName: expect.any(String) } } },
    });
  });

  test('is refused with an unknown field', async () => {
    expect((await post('{"displayName":"Anna","isAdmin":true}')).status).toBe(400);
  });

  test('is refused above 16 KiB', async () => {
    const response = await post(JSON.stringify({ displayName: 'x'.repeat(17_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'too_large' } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s: a form of another site could send that',
    async (type) => {
      expect((await post('{"displayName":"Anna"}', { 'content-type': type })).status).toBe(400);
    },
  );

  test('is refused with a malformed or too long path', async () => {
    for (const path of ['/api/replay/%', '/api/%zz', '/%', `/api/replay/${'x'.repeat(300)}`]) {
      const response = await fetch(server.url + path);
      expect(response.status, path).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } });
    }
  });

  test('to an unknown path under /api gets a 404 in the same format', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/session/x',
      '/api/%00',
      '/api/..%2f..',
    ]) {
      const response = await fetch(server.url + path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });
});

const paths = [...new Set(calls.map(({ path }) => path))];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test.each(paths)('%s answers to its own methods only', async (path) => {
  const own = calls.filter((call) => call.path === path).map(({ method }) => method as string);
  // Where two paths differ in a parameter only, the other one's method answers.
  const others = methods.filter(
    (method) =>
      !own.includes(method) &&
      !calls.some((call) => call.method === method && fits(call.path, path)),
  );
  for (const method of others) {
    const response = await fetch(addressOf(path), { method, headers: player.headers });
    expect([method, response.status]).toEqual([method, 404]);
  }
});

/** Whether the pattern matches an address of the path. */
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/:\w+/g, 'x'));

describe('every reply', () => {
  test('has a request id, and forbids storing, framing, sniffing and loading anything', async () => {
    const { headers } = await fetch(`${server.url}/api/session`, { headers: player.headers });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });

  test('that isn’t a call’s has the policy of pages', async () => {
    const { headers } = await fetch(`${server.url}/jinx/daily`);
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self';style-src 'self';.*frame-ancestors 'none';/,
    );
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string }[];
  requestBody?: { required?: boolean };
}
const namesOf = (operations: Operation[]) =>
  operations.map(({ operationId }) => operationId).sort();

describe('the documentation', () => {
  test('is OpenAPI 3.1 with every call in it', async () => {
    const document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const documented = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(documented.sort()).toEqual(calls.map((call) => call.name).sort());
  });

  test('says which bodies are required, and which calls take an Idempotency-Key', async () => {
    const { paths } = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const mayLackBody = operations.filter(({ requestBody }) => requestBody?.required === false);
    const withoutBody = calls.filter(({ body }) => body?.safeParse(undefined).success);
    expect(withoutBody.length).toBeGreaterThan(0);
    expect(namesOf(mayLackBody)).toEqual(withoutBody.map(({ name }) => name).sort());
    expect(operations.find(({ operationId }) => operationId === 'submitDaily')).toMatchObject({
      requestBody: { required: true },
    });
    const withKey = operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    const promised = operations.filter(({ description }) =>
      description.includes('Idempotency-Key'),
    );
    expect(namesOf(withKey)).toEqual(namesOf(promised));
    expect(namesOf(withKey)).toEqual([
      'createGroup',
      'createSwarm',
      'inviteToDance',
      'postBuzz',
      'recordModelRun',
      'sendFeedback',
    ]);
  });

  test.each(['/api/docs', '/api/docs/openapi.json'])('%s is sent compressed', async (url) => {
    const ask = (encoding: string) =>
      server.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const [plain, br, zipped] = await Promise.all(['', 'gzip, br', 'gzip'].map(ask));
    expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br?.rawPayload ?? '').equals(plain?.rawPayload as Buffer)).toBe(
      true,
    );
    expect(gunzipSync(zipped?.rawPayload ?? '').equals(plain?.rawPayload as Buffer)).toBe(true);
    expect(br?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 10);
  });

  test('is a page without scripts', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const page = await response.text();
    expect(page).not.toContain('<script');
    for (const call of calls) expect(page).toContain(`${call.method} ${call.path}`);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  });
});
