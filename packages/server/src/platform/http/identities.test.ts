import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Call, callerIdFields, calls } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { buildUrl, listRequiredFields, sampleRequest } from '../../testing/sample-request.ts';
import {
  createPlayerWithEverything,
  quickAccount,
  quickAdmin,
} from '../../testing/test-identity.ts';
import { newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** Makes every call of the contract with every identity, and writes the results as a table. */

const server = useTestServer();

const identities = [
  'none',
  'forged header',
  'other player',
  'anonymous',
  'account',
  'owner',
  'simulated',
  'admin',
] as const;
type Identity = (typeof identities)[number];

interface Cell {
  expected: string;
  seen: string;
  fits: boolean;
}

const passed = 'let in';
const refused = 'refused';

function expectation(call: Call, identity: Identity, hasOwner: boolean): string {
  const needsSession = call.access === 'player' || call.access === 'admin';
  if (identity === 'none') return needsSession ? '401 not_signed_in' : passed;
  if (identity === 'forged header') return '403 identity_mismatch';
  if (identity === 'simulated' && !isAllowedForSimulated(call)) return '403 forbidden';
  if (call.access === 'admin') return identity === 'admin' ? passed : '403 forbidden';
  return hasOwner && identity !== 'owner' ? refused : passed;
}

/** All that a simulated player can do. */
const isAllowedForSimulated = ({ path }: Call) =>
  path.startsWith('/api/multiplayer/') || ['/api/session', '/api/live'].includes(path);

type Part = Identity | 'owner of all';
type Owner = Awaited<ReturnType<typeof createPlayerWithEverything>>;

/** Creates the player of an identity, with the ids of what they own. */
const makers: Record<Exclude<Part, 'none'>, () => Promise<Owner>> = {
  'forged header': () => withoutIds(newPlayer(server.url)),
  'other player': () => withoutIds(newPlayer(server.url)),
  anonymous: () => withoutIds(newPlayer(server.url)),
  account: () => withoutIds(quickAccount(server)),
  owner: () => withoutIds(newPlayer(server.url)),
  'owner of all': () => createPlayerWithEverything(server),
  simulated: () => withoutIds(seat()),
  admin: () => withoutIds(quickAdmin(server)),
};
const seat = async () => {
  const { data } = await (await quickAdmin(server)).ask('openSimulator', {});
  const [{ player, token }] = data.seats;
  return playerWith(server.url, player, token);
};
const withoutIds = async (player: Promise<TestPlayer>) => ({ owner: await player, ids: {} });

/** Players are reused until a call has changed something of theirs, as an owner of all takes forty calls to create. */
const players = new Map<Part, Owner>();
async function playerOf(part: keyof typeof makers): Promise<Owner> {
  const player = players.get(part) ?? (await makers[part]());
  players.set(part, player);
  return player;
}

interface Seen {
  status: number;
  code: string;
}

async function sendAs(call: Call, headers: Headers, ids: Owner['ids']): Promise<Seen> {
  const self = headers['x-user-id'] ?? 'anon_somebody';
  const own = Object.fromEntries(callerIdFields(call.body).map((field) => [field, self]));
  const request = sampleRequest(call, { ...ids, ...own });
  const response = await fetch(buildUrl(server.url, call, request), {
    method: call.method,
    headers: {
      ...headers,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    await response.body?.cancel();
    return { status: response.status, code: '' };
  }
  const reply = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: reply.error?.code ?? '' };
}

type Headers = Record<string, string>;

function compare(expected: string, { status, code }: Seen): Cell {
  const seen = `${status} ${code}`.trim();
  const isUnauthenticated = ['not_signed_in', 'identity_mismatch'].includes(code);
  const fits =
    expected === passed
      ? status < 500 && !isUnauthenticated
      : expected === refused
        ? status >= 400 && status < 500 && !isUnauthenticated
        : seen === expected;
  return { expected, seen, fits: fits || isServiceOff(seen) };
}

/** Optional services that this server has no settings for. */
const isServiceOff = (seen: string) => seen === '503 unavailable';

async function rowOf(call: Call, idNames: string[]): Promise<Record<Identity, Cell>> {
  const hasOwner =
    call.access === 'player' && listRequiredFields(call).some((field) => idNames.includes(field));
  const ownerPart = hasOwner ? 'owner of all' : 'owner';
  const { owner, ids } = await playerOf(ownerPart);
  const row = {} as Record<Identity, Cell>;
  for (const identity of identities) {
    const seen = await sendAs(call, await headersOf(identity, owner), ids);
    row[identity] = compare(expectation(call, identity, hasOwner), seen);
    const mayHaveChanged = call.method !== 'GET' && seen.status < 400;
    if (mayHaveChanged) for (const part of [identity, ownerPart] as const) players.delete(part);
  }
  return row;
}

async function headersOf(identity: Identity, owner: TestPlayer): Promise<Headers> {
  if (identity === 'none') return {};
  if (identity === 'owner') return owner.headers;
  const { headers } = (await playerOf(identity)).owner;
  return identity === 'forged header' ? { ...headers, 'x-user-id': owner.player.userId } : headers;
}

test('every identity is let in exactly where the contract allows it', {
  timeout: 120_000,
}, async () => {
  const rows: [string, Record<Identity, Cell>][] = [];
  const idNames = Object.keys((await playerOf('owner of all')).ids);
  for (const call of calls) rows.push([`${call.method} ${call.path}`, await rowOf(call, idNames)]);
  writeReport(rows);
  const wrong = rows.flatMap(([name, row]) =>
    identities
      .filter((identity) => !row[identity].fits)
      .map(
        (identity) => `${name} as ${identity}: ${row[identity].expected}, ${row[identity].seen}`,
      ),
  );
  expect(wrong).toEqual([]);
});

function writeReport(rows: [string, Record<Identity, Cell>][]): void {
  const folder = fileURLToPath(new URL('../../../../../reports/', import.meta.url));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const cell = ({ expected, seen, fits }: Cell) =>
    `${fits ? '' : '**WRONG** '}${expected} → ${seen}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}route-by-identity.${server.db.kind}.md`,
    [
      '# Every call as everybody: expected → seen',
      '',
      `*let in*: past the gate, whatever the call then says to a made-up request. *refused*: the thing is the owner's, so anybody`,
      'else is told that there is no such thing, or that it is not theirs.',
      '',
      line(['Call', ...identities]),
      line(['---', ...identities.map(() => '---')]),
      ...rows.map(([name, row]) =>
        line([name, ...identities.map((identity) => cell(row[identity]))]),
      ),
      '',
    ].join('\n'),
  );
}

describe('the contract', () => {
  test('marks admin paths, and no others, with admin access', () => {
    for (const { path, access } of calls) {
      const isAdminPath = /\/admin\//.test(path);
      expect(access === 'admin', path).toBe(isAdminPath);
    }
  });
});

const shown = (call: Call) => [`${call.method} ${call.path}`, call] as const;
const withBody = calls.filter((call) => call.body !== undefined && call.access !== 'operator');

describe('a body', () => {
  const send = async (call: Call, more: object) => {
    const { owner: who } = await playerOf(call.access === 'admin' ? 'admin' : 'anonymous');
    const request = sampleRequest(call);
    const response = await fetch(buildUrl(server.url, call, request), {
      method: call.method,
      headers: { ...who.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(request.body as object), ...more }),
    });
    return {
      status: response.status,
      ...((await response.json()) as { error?: { code: string } }),
    };
  };

  test.each(withBody.map(shown))('of %s is refused with an unknown field', async (_name, call) => {
    for (const field of ['ownerId', 'isAdmin', 'kind', 'memberCount', 'player_id', 'constructor']) {
      expect((await send(call, { [field]: 'x' })).status, field).toBe(400);
    }
  });

  const asserting = withBody.filter((call) => callerIdFields(call.body).length > 0);
  test.each(asserting.map(shown))(
    'of %s is refused when it names another player as the caller',
    async (_name, call) => {
      const { owner: other } = await playerOf('other player');
      for (const field of callerIdFields(call.body)) {
        const answer = await send(call, { [field]: other.player.userId });
        expect(answer).toMatchObject({ status: 403, error: { code: 'identity_mismatch' } });
      }
    },
  );
});

const paged = calls.filter((call) => JSON.stringify(call.query ?? {}).includes('cursor'));

describe('a cursor', () => {
  test.each(paged.map(shown))('of %s that is forged gets a 400', async (_name, call) => {
    const { owner: who } = await playerOf(call.access === 'admin' ? 'admin' : 'anonymous');
    for (const cursor of [
      'x',
      '1.AAAAAAAAAAAAAAAAAAAAAA',
      "1' or 1=1 --",
      '\u0000',
      '1.2.3',
      '-1',
    ]) {
      const request = sampleRequest(call, { cursor });
      const response = await fetch(buildUrl(server.url, call, request), { headers: who.headers });
      expect(response.status, cursor).toBe(400);
    }
  });
});
