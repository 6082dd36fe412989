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

/** Every call of the contract as everybody: who gets in, who doesn't, written down as a table. */

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
const notTheirs = 'refused';

function expectation(call: Call, identity: Identity, hasOwner: boolean): string {
  const needsSession = call.access === 'player' || call.access === 'admin';
  if (identity === 'none') return needsSession ? '401 not_signed_in' : passed;
  if (identity === 'forged header') return '403 identity_mismatch';
  if (identity === 'simulated' && !isOfDancing(call)) return '403 forbidden';
  if (call.access === 'admin') return identity === 'admin' ? passed : '403 forbidden';
  return hasOwner && identity !== 'owner' ? notTheirs : passed;
}

/** All that a simulated player can do. */
const isOfDancing = ({ path }: Call) =>
  path.startsWith('/api/multiplayer/') || ['/api/session', '/api/live'].includes(path);

type Part = Identity | 'owner of all';
type Owner = Awaited<ReturnType<typeof createPlayerWithEverything>>;

/** Who plays which part, with the ids of what is theirs. */
const makers: Record<Exclude<Part, 'none'>, () => Promise<Owner>> = {
  'forged header': () => stranger(newPlayer(server.url)),
  'other player': () => stranger(newPlayer(server.url)),
  anonymous: () => stranger(newPlayer(server.url)),
  account: () => stranger(quickAccount(server)),
  owner: () => stranger(newPlayer(server.url)),
  'owner of all': () => createPlayerWithEverything(server),
  simulated: () => stranger(seat()),
  admin: () => stranger(quickAdmin(server)),
};
const seat = async () => {
  const { data } = await (await quickAdmin(server)).ask('openSimulator', {});
  const [{ player, token }] = data.seats;
  return playerWith(server.url, player, token);
};
const stranger = async (player: Promise<TestPlayer>) => ({ owner: await player, ids: {} });

/** Each plays on until a call has changed something of theirs: an owner of all takes forty calls to make. */
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

async function see(call: Call, headers: Headers, ids: Owner['ids']): Promise<Seen> {
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

function judge(expected: string, { status, code }: Seen): Cell {
  const seen = `${status} ${code}`.trim();
  const turnedAway = ['not_signed_in', 'identity_mismatch'].includes(code);
  const fits =
    expected === passed
      ? status < 500 && !turnedAway
      : expected === notTheirs
        ? status >= 400 && status < 500 && !turnedAway
        : seen === expected;
  return { expected, seen, fits: fits || isSaidToBeOff(seen) };
}

/** Optional services that this server has no settings for. */
const isSaidToBeOff = (seen: string) => seen === '503 unavailable';

async function rowOf(call: Call, idNames: string[]): Promise<Record<Identity, Cell>> {
  const hasOwner =
    call.access === 'player' && listRequiredFields(call).some((field) => idNames.includes(field));
  const ownerPart = hasOwner ? 'owner of all' : 'owner';
  const { owner, ids } = await playerOf(ownerPart);
  const row = {} as Record<Identity, Cell>;
  for (const identity of identities) {
    const seen = await see(call, await headersOf(identity, owner), ids);
    row[identity] = judge(expectation(call, identity, hasOwner), seen);
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

test('everybody gets in exactly where they belong', { timeout: 120_000 }, async () => {
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
      ...rows.map(([name, row]) => line([name, ...identities.map((one) => cell(row[one]))])),
      '',
    ].join('\n'),
  );
}

describe('the contract', () => {
  test('marks every admin path as one, and nothing else', () => {
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

  test.each(withBody.map(shown))('of %s takes no field beyond its own', async (_name, call) => {
    for (const field of ['ownerId', 'isAdmin', 'kind', 'memberCount', 'player_id', 'constructor']) {
      expect((await send(call, { [field]: 'x' })).status, field).toBe(400);
    }
  });

  const asserting = withBody.filter((call) => callerIdFields(call.body).length > 0);
  test.each(asserting.map(shown))('of %s names nobody but the caller', async (_name, call) => {
    const { owner: other } = await playerOf('other player');
    for (const field of callerIdFields(call.body)) {
      const answer = await send(call, { [field]: other.player.userId });
      expect(answer).toMatchObject({ status: 403, error: { code: 'identity_mismatch' } });
    }
  });
});

const paged = calls.filter((call) => JSON.stringify(call.query ?? {}).includes('cursor'));

describe('a cursor', () => {
  test.each(paged.map(shown))('of %s that is not ours is a 400', async (_name, call) => {
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
