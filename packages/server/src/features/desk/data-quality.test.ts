import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const supabaseUrl = 'http://127.0.0.1:9';
let server: TestServer;
let admin: TestPlayer;
beforeAll(async () => {
  // What a server does every second would mend things before they are found here.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  server = await startTestServer({
    settings: { SUPABASE_URL: supabaseUrl, SUPABASE_ANON_KEY: 'publishable' },
  });
  vi.useRealTimers();
  admin = await quickAdmin(server);
});
afterAll(() => server.stop());

const write = (work: Parameters<TestServer['db']['transaction']>[1]) =>
  server.db.transaction([], work);
/** What one test breaks isn't found by the next, also where it could not be mended. */
afterEach(() =>
  write(async (sql) => {
    for (const table of ['dance_games', 'daily_games', 'events', 'notifications'] as const)
      await sql.deleteFrom(table).execute();
    await sql.deleteFrom('players').where('id', '!=', admin.player.userId).execute();
  }),
);
const result = async (checkId: string) => {
  const { checks } = (await admin.ask('runDataChecks', {})).data;
  const found = checks.find((check) => check.checkId === checkId);
  if (!found) throw new Error(`There is no check ${checkId}.`);
  return found;
};
const plan = async (checkId: string) =>
  (await admin.ask('planRepair', { params: { checkId } })).data;
const apply = (checkId: string, token = '') =>
  admin.ask('applyRepair', { params: { checkId }, body: { token } });

async function givenUpGame() {
  const { player, ask } = await newPlayer(server.url);
  const { puzzle } = (await ask('dailyPuzzle', { query: {} })).data;
  await ask('giveUpDaily', { body: { puzzleNumber: puzzle.puzzleNumber } });
  return { playerId: player.userId, puzzleNumber: puzzle.puzzleNumber };
}

/** Breaks something, sees it found, sees the plan change nothing, mends it, and finds nothing more. */
async function expectMended(
  checkId: string,
  breaking: () => Promise<unknown>,
  finding: { says: string | RegExp; becomes: string | RegExp },
) {
  expect((await result(checkId)).count, 'before').toBe(0);
  await breaking();
  const found = await result(checkId);
  expect(found.count).toBe(1);
  const matching = (text: string | RegExp) =>
    typeof text === 'string' ? text : expect.stringMatching(text);
  const shown = { says: matching(finding.says), becomes: matching(finding.becomes) };
  expect(found.sample).toEqual([{ id: expect.any(String), ...shown }]);
  expect(found.repair).toBe(repairs[checkId]);
  const { token, findings, ...planned } = await plan(checkId);
  expect(findings).toEqual(found.sample);
  const { sample: _sample, milliseconds: _milliseconds, ...summary } = found;
  expect(planned).toEqual(summary);
  expect((await result(checkId)).count, 'after the plan').toBe(1);
  expect((await apply(checkId, token)).data.mended).toBe(1);
  expect((await result(checkId)).count, 'after the repair').toBe(0);
  // The same call again does no harm.
  expect((await apply(checkId, token)).data.mended).toBe(0);
}

const repairs: Record<string, string> = {
  'daily-half-ended':
    'Games without an outcome go on; games without a time are taken to have ended when they began.',
  'daily-miscounted': 'The number is counted again.',
  'dances-lapsed':
    'Each is ended as the sweep would have ended it, or gets the time that a live dance forgives. Nobody is notified.',
  'dances-torn': 'Status, outcome and end are written anew from the game itself.',
  'dances-deserted': 'Those of nobody are deleted, the others ended. Nobody is notified.',
  'dance-stats': 'History and sums of each player are counted anew from their games.',
  'notifications-orphaned': 'They are deleted.',
  'events-twice':
    'The one that came first stays. The others are deleted and taken from the sums of events; players and games stay counted.',
  'sessions-expired': 'They are deleted.',
};

test('a new server has no findings', async () => {
  const { checks } = (await admin.ask('runDataChecks', {})).data;
  expect(checks.filter(({ count }) => count > 0).map(({ checkId }) => checkId)).toEqual([]);
  expect(checks.length).toBeGreaterThanOrEqual(10);
});

describe('finds and repairs', () => {
  test('an event that came from two players, which is then counted once', async () => {
    const event = sampleEvent(randomUUID());
    const counted = async () => {
      const { events } = (await admin.ask('readStats', { query: {} })).data;
      return events.find(({ eventType }) => eventType === event.eventType)?.counts.at(-1) ?? 0;
    };
    const before = await counted();
    await expectMended(
      'events-twice',
      async () => {
        for (const player of [await newPlayer(server.url), await newPlayer(server.url)]) {
          await player.ask('recordEvents', { body: { events: [event] } });
        }
        await admin.ask('flushEvents', {});
      },
      {
        says: new RegExp(
          `^${event.idempotencyKey} of anon_\\w+ had come from another player before$`,
        ),
        becomes: 'deleted, and taken from the sum of its day',
      },
    );
    expect(await counted()).toBe(before + 1);
  });

  test('no event of another visit that happens to have the same key', async () => {
    const key = randomUUID();
    for (const sessionId of ['visit of one', 'visit of another']) {
      const player = await newPlayer(server.url);
      const events = [sampleEvent(key, { sessionId })];
      expect((await player.ask('recordEvents', { body: { events } })).data.accepted).toBe(1);
    }
    await admin.ask('flushEvents', {});
    expect((await result('events-twice')).count).toBe(0);
  });

  test('a daily game that ended at no time', async () => {
    const { playerId, puzzleNumber } = await givenUpGame();
    await expectMended(
      'daily-half-ended',
      () =>
        write((sql) =>
          sql
            .updateTable('daily_games')
            .set({ finished_at: null })
            .where('player_id', '=', playerId)
            .where('puzzle_number', '=', puzzleNumber)
            .execute(),
        ),
      {
        says: new RegExp(`^No. ${puzzleNumber} of ${playerId} ended with [a-z_]+, but at no time$`),
        becomes: /^ended \d{4}-\d\d-\d\dT/,
      },
    );
    const game = await server.db.read
      .selectFrom('daily_games')
      .selectAll()
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    expect(game.finished_at).toBe(game.started_at);
  });

  test('a daily game that ended without an outcome, which goes on', async () => {
    const { playerId, puzzleNumber } = await givenUpGame();
    await expectMended(
      'daily-half-ended',
      () =>
        write((sql) =>
          sql
            .updateTable('daily_games')
            .set({ outcome: null })
            .where('player_id', '=', playerId)
            .execute(),
        ),
      {
        says: `No. ${puzzleNumber} of ${playerId} has a time of its end, but no outcome`,
        becomes: 'goes on',
      },
    );
    const game = await server.db.read
      .selectFrom('daily_games')
      .selectAll()
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    expect(game.finished_at).toBeNull();
  });

  test('a daily game whose rounds are miscounted', async () => {
    const { playerId, puzzleNumber } = await givenUpGame();
    await expectMended(
      'daily-miscounted',
      () =>
        write((sql) =>
          sql
            .updateTable('daily_games')
            .set({ round_count: 7 })
            .where('player_id', '=', playerId)
            .execute(),
        ),
      { says: `No. ${puzzleNumber} of ${playerId} says 7 rounds`, becomes: '0 rounds' },
    );
  });

  test('a dance that the sweep has left', async () => {
    const { gameId } = await startDance(server.url);
    await expectMended(
      'dances-lapsed',
      () =>
        write(async (sql) => {
          const { game } = await sql
            .selectFrom('dance_games')
            .select('game')
            .where('id', '=', gameId)
            .executeTakeFirstOrThrow();
          const deadline = server.clock.now() - 20 * 60_000;
          await sql
            .updateTable('dance_games')
            .set({ deadline, game: JSON.stringify({ ...JSON.parse(game), deadline }) })
            .where('id', '=', gameId)
            .execute();
        }),
      {
        says: new RegExp(`^${gameId} is active, though its time ran out \\d{4}-`),
        becomes: 'ended by its own rules',
      },
    );
    const row = await server.db.read
      .selectFrom('dance_games')
      .select(['status', 'ended_at'])
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'expired', ended_at: expect.any(Number) });
  });

  test('a dance that contradicts itself', async () => {
    const { gameId, players } = await startDance(server.url);
    await players[0].ask('abandonDance', { body: { gameId } });
    await expectMended(
      'dances-torn',
      () =>
        write((sql) =>
          sql
            .updateTable('dance_games')
            .set({ status: 'active' })
            .where('id', '=', gameId)
            .execute(),
        ),
      { says: `${gameId} is active with outcome none, ended`, becomes: 'abandoned' },
    );
  });

  test.each([
    ['nobody', { seat0_id: null, seat1_id: null }, 'deleted', undefined],
    ['one who waits for somebody gone', { seat1_id: null }, 'ended', 'abandoned'],
  ])('a dance of %s', async (_whom, seats, becomes, status) => {
    const { gameId, players } = await startDance(server.url);
    const left = becomes === 'deleted' ? 'nobody' : players[0].player.userId;
    await expectMended(
      'dances-deserted',
      () =>
        write((sql) =>
          sql.updateTable('dance_games').set(seats).where('id', '=', gameId).execute(),
        ),
      { says: `${gameId} is active of ${left}`, becomes },
    );
    const row = await server.db.read
      .selectFrom('dance_games')
      .select('status')
      .where('id', '=', gameId)
      .executeTakeFirst();
    expect(row?.status).toBe(status);
  });

  test('stats that differ from a recount', async () => {
    const { gameId, players } = await startDance(server.url);
    await players[0].ask('abandonDance', { body: { gameId } });
    const stats = () =>
      server.db.read
        .selectFrom('dance_player_stats')
        .selectAll()
        .where('player_id', '=', players[0].player.userId)
        .executeTakeFirstOrThrow();
    const before = await stats();
    await expectMended(
      'dance-stats',
      () =>
        write((sql) =>
          sql
            .updateTable('dance_player_stats')
            .set({ ended: 40, jinxes: 12, best_run: 12 })
            .where('player_id', '=', players[0].player.userId)
            .execute(),
        ),
      {
        says: `${players[0].player.userId} has 40 games and 12 jinxes`,
        becomes: '1 games and 0 jinxes',
      },
    );
    expect(await stats()).toEqual(before);
  });

  test('a notification about a dance that is gone', async () => {
    const { player } = await newPlayer(server.url);
    await expectMended(
      'notifications-orphaned',
      () =>
        write((sql) =>
          sql
            .insertInto('notifications')
            .values({
              id: 'notification_lost',
              player_id: player.userId,
              about: 'dance:gone',
              type: 'your_turn',
              from_id: null,
              game_id: 'dance_gone',
              text: 'Your turn.',
              created_at: 1,
              read_at: null,
            })
            .execute(),
        ),
      { says: 'your_turn about dance_gone', becomes: 'deleted' },
    );
  });

  test('a session that has run out', async () => {
    const { player, headers } = await newPlayer(server.url);
    await expectMended(
      'sessions-expired',
      () =>
        write((sql) =>
          sql
            .updateTable('sessions')
            .set({ expires_at: server.clock.now() - 1 })
            .where('player_id', '=', player.userId)
            .execute(),
        ),
      {
        says: new RegExp(`^A session of ${player.userId} ran out \\d{4}-`),
        becomes: 'deleted',
      },
    );
    const gone = await fetch(`${server.url}/api/session`, { headers });
    expect(gone.status).toBe(401);
  });
});

describe('a repair', () => {
  test('changes nothing when something else is found than was shown', async () => {
    const one = await givenUpGame();
    const other = await givenUpGame();
    const breakOne = ({ playerId }: typeof one) =>
      write((sql) =>
        sql
          .updateTable('daily_games')
          .set({ round_count: 9 })
          .where('player_id', '=', playerId)
          .execute(),
      );
    await breakOne(one);
    const { token } = await plan('daily-miscounted');
    await breakOne(other);
    const refused = await apply('daily-miscounted', token);
    expect(refused).toMatchObject({ status: 409, error: { code: 'changed_meanwhile' } });
    expect((await result('daily-miscounted')).count).toBe(2);
    const again = await plan('daily-miscounted');
    expect((await apply('daily-miscounted', again.token)).data.mended).toBe(2);
  });

  test('refuses a forged token and one for another check', async () => {
    const game = await givenUpGame();
    await write((sql) =>
      sql
        .updateTable('daily_games')
        .set({ round_count: 3 })
        .where('player_id', '=', game.playerId)
        .execute(),
    );
    expect((await apply('daily-miscounted', 'guess')).status).toBe(409);
    expect((await apply('weak-puzzles', 'guess')).status).toBe(404);
    expect((await apply('nothing', 'guess')).status).toBe(404);
    await apply('daily-miscounted', (await plan('daily-miscounted')).token);
  });

  test('and its plan are in the audit trail', async () => {
    const { entries } = (await admin.ask('readAuditTrail', { query: { limit: 200 } })).data;
    const acts = entries.map(({ act }) => act);
    expect(acts).toContain('applyRepair');
    expect(acts).toContain('planRepair');
  });
});

test('an account without a way in is found, and only its owner can mend it', async () => {
  const { player } = await newPlayer(server.url);
  const setKind = (kind: 'account' | 'anonymous') =>
    write((sql) =>
      sql.updateTable('players').set({ kind }).where('id', '=', player.userId).execute(),
    );
  await setKind('account');
  const found = await result('accounts-doorless');
  expect(found).toMatchObject({
    count: 1,
    sample: [{ id: player.userId, says: `${player.userId} can’t sign in` }],
  });
  expect(found).not.toHaveProperty('repair');
  expect(await plan('accounts-doorless')).not.toHaveProperty('token');
  await setKind('anonymous');
});

test('an account has a way in by e-mail, passkey or an identity that this server knows', async () => {
  const { player } = await newPlayer(server.url);
  const account = { player_id: player.userId, password_hash: 'a hash', created_at: 1 };
  const passkey = { id: 'key', name: 'Phone', public_key: '', counter: 0, transports: '[]' };
  const owned = { player_id: player.userId, created_at: 1 };
  const issuer = `${supabaseUrl}/auth/v1`;
  await write(async (sql) => {
    await sql
      .updateTable('players')
      .set({ kind: 'account' })
      .where('id', '=', player.userId)
      .execute();
    await sql
      .insertInto('accounts')
      .values({ ...account, email: null })
      .execute();
  });
  const count = async () => (await result('accounts-doorless')).count;
  expect(await count(), 'a password alone').toBe(1);
  await write((sql) =>
    sql
      .insertInto('outer_identities')
      .values({ ...owned, issuer: 'https://former.example/auth/v1', subject: 'anna' })
      .execute(),
  );
  expect(await count(), 'an identity of a former issuer').toBe(1);
  await write((sql) => sql.updateTable('outer_identities').set({ issuer }).execute());
  expect(await count(), 'an identity').toBe(0);
  await write(async (sql) => {
    await sql.deleteFrom('outer_identities').execute();
    await sql
      .insertInto('passkeys')
      .values({ ...owned, ...passkey, used_at: null })
      .execute();
  });
  expect(await count(), 'a passkey').toBe(0);
  await write(async (sql) => {
    await sql.deleteFrom('passkeys').execute();
    await sql.updateTable('accounts').set({ email: 'anna@example.org' }).execute();
  });
  expect(await count(), 'an e-mail').toBe(0);
});

test('a puzzle that most players don’t solve is weak', async () => {
  const { puzzleNumber } = await givenUpGame();
  for (let index = 0; index < 9; index += 1) await givenUpGame();
  const weak = await result('weak-puzzles');
  expect(weak).toMatchObject({
    count: 1,
    sample: [
      {
        id: String(puzzleNumber),
        says: expect.stringMatching(/^No\. \d+, \w+ \+ \w+: 0 of \d\d found the jinx$/),
      },
    ],
  });
  expect(weak.repair).toBeUndefined();
});
