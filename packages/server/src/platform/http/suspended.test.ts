import { type Call, type CallName, calls } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { buildUrl, sampleRequest } from '../../testing/sample-request.ts';
import { quickAdmin, suspendTestPlayer } from '../../testing/test-identity.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** Makes every call of the contract as a suspended player: new calls are refused unless they are listed here. */

/** The calls with a session that a suspended player may make. */
const allowedNames: readonly CallName[] = [
  // who I am, why, and what is mine
  'readSession',
  'readSuspension',
  'readAccount',
  'exportMe',
  'fetchStats',
  'dailyArchive',
  'danceStats',
  'swarmStats',
  'danceHistory',
  'listFriends',
  'listBlocked',
  'listNotifications',
  'readNotificationSettings',
  'live',
  // writing to us
  'sendFeedback',
  // leaving
  'closeSession',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'deleteMe',
];

const server = useTestServer();

async function sendAs(call: Call, { headers }: TestPlayer) {
  const request = sampleRequest(call);
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
    return { status: response.status, error: undefined };
  }
  const { error } = (await response.json()) as { error?: { code: string; details?: object } };
  return { status: response.status, error };
}

const shown = (call: Call) => [`${call.method} ${call.path}`, call] as const;
const guarded = calls.filter(({ access }) => access === 'player' || access === 'admin');
const refused = guarded.filter(({ name }) => !allowedNames.includes(name));
const allowed = calls.filter((call) => !refused.includes(call));

describe('a suspended player', () => {
  test('is refused every other call, with the reason', async () => {
    const player = await newPlayer(server.url);
    const { until } = await suspendTestPlayer(server, player, { reason: 'Spam, spam, spam.' });
    const bannedAdmin = await quickAdmin(server);
    await suspendTestPlayer(server, bannedAdmin, { reason: 'Spam, spam, spam.', isBan: true });
    for (const call of refused) {
      const isAdmins = call.access === 'admin';
      const { status, error } = await sendAs(call, isAdmins ? bannedAdmin : player);
      expect([call.name, status, error?.code]).toEqual([call.name, 403, 'suspended']);
      expect(error?.details).toEqual({ reason: 'Spam, spam, spam.', ...(!isAdmins && { until }) });
    }
    expect(refused.length).toBeGreaterThan(80);
  });

  test.each(allowed.map(shown))('may call %s', async (_name, call) => {
    const player = await newPlayer(server.url);
    await suspendTestPlayer(server, player);
    const { status, error } = await sendAs(call, player);
    expect(error?.code).not.toBe('suspended');
    expect(status).not.toBe(401);
  });
});
