import { createHash } from 'node:crypto';
import { calls } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import { buildUrl, sampleRequest } from './sample-request.ts';
import { startDance } from './test-dance.ts';
import { createTestHive } from './test-hive.ts';
import { newPlayer, type TestPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** An account without hashing a password, which is slow. */
export async function quickAccount({ url, db }: TestServer): Promise<TestPlayer> {
  const player = await newPlayer(url);
  await promote({ db }, player);
  return player;
}

export async function quickAdmin({ url, db, clock }: TestServer): Promise<TestPlayer> {
  const player = await newPlayer(url);
  const token_hash = createHash('sha256').update(player.token).digest('hex');
  await db.transaction([], (sql) =>
    sql
      .updateTable('sessions')
      .set({ admin_until: clock.now() + 1_800_000 })
      .where('token_hash', '=', token_hash)
      .execute(),
  );
  return player;
}

/** A player with data of every kind, and the ids of it from their own replies. */
export async function createPlayerWithEverything(server: TestServer) {
  const { players } = await startDance(server.url);
  const owner = players[1];
  await promote(server, owner);
  const hive = await createTestHive(server.url, {}, owner);
  await hive.ask();
  const ids: Record<string, string> = {};
  for (const call of calls) {
    if (call.method !== 'GET' || call.access !== 'player' || call.answers) continue;
    const response = await fetch(buildUrl(server.url, call, sampleRequest(call)), {
      headers: owner.headers,
    });
    harvest(await response.json(), ids);
  }
  return { owner, ids };
}

const nobodysOwn = ['userId', 'opponentId', 'postHogId', 'replayId'];

function harvest(value: unknown, ids: Record<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' && key.endsWith('Id') && !nobodysOwn.includes(key))
      ids[key] = item;
    else harvest(item, ids);
  }
}

async function promote({ db }: Pick<TestServer, 'db'>, { player }: TestPlayer): Promise<void> {
  await db.transaction([], async (sql) => {
    await sql
      .updateTable('players')
      .set({ kind: 'account' })
      .where('id', '=', player.userId)
      .execute();
    await sql
      .insertInto('accounts')
      .values({ player_id: player.userId, email: null, password_hash: null, created_at: 0 })
      .execute();
    for (const name of ['one', 'other']) {
      const id = `${name}-${player.userId}`;
      const passkey = { id, player_id: player.userId, name, public_key: '', counter: 0 };
      await sql
        .insertInto('passkeys')
        .values({ ...passkey, transports: '[]', created_at: 0, used_at: null })
        .execute();
    }
  });
}

/** Suspends for a day or bans; returns the admin and how to lift it. */
export async function suspendTestPlayer(
  server: TestServer,
  { player: { userId } }: Pick<TestPlayer, 'player'>,
  overrides: { reason?: string; isBan?: boolean } = {},
) {
  const admin = await quickAdmin(server);
  const params = { userId };
  const { reason = 'Unkind words in three hives.', isBan = false } = overrides;
  const until = new Date(server.clock.now() + dayMs).toISOString();
  const body = { reason, ...(!isBan && { until }) };
  const answer = await admin.ask('suspendPlayer', { params, body });
  if (answer.status !== 200) throw new Error(`Not suspended: ${answer.error.code}`);
  return {
    admin,
    until,
    inspected: answer.data,
    lift: () => admin.ask('liftSuspension', { params, body: { reason: 'We talked.' } }),
    inspect: async () => (await admin.ask('inspectPlayer', { params })).data,
  };
}

/** What a suspended player is answered to most calls. */
export const refusedAsSuspended = { status: 403, error: { code: 'suspended' } };

export const renameTestPlayer = (player: TestPlayer, displayName = 'Honest Anna') =>
  player.ask('changeMe', { body: { displayName } });

export const readSanctions = async (
  admin: TestPlayer,
  { player: { userId } }: Pick<TestPlayer, 'player'>,
) => (await admin.ask('inspectPlayer', { params: { userId } })).data.sanctions;
