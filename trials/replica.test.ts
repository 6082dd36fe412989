import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon, today, winIn } from '../packages/server/src/testing/test-daily.ts';
import {
  callApi,
  mustCall,
  newPlayer,
  type TestPlayer,
} from '../packages/server/src/testing/test-player.ts';
import { startTestServer, type TestServer } from '../packages/server/src/testing/test-server.ts';
import { type Postgres, startPostgres } from '../tools/services/postgres.ts';
import { createTempDatabase } from '../tools/services/temp-database.ts';

let primary: Postgres;
let replica: Postgres;
let server: TestServer;
let player: TestPlayer;
let onReplica: pg.Client;

beforeAll(async () => {
  primary = await startPostgres({ durable: true });
  replica = await startReplica(primary);
  server = await startTestServer({
    database: createTempDatabase({ databaseUrl: primary.url }),
    settings: { DATABASE_READ_URL: replica.url },
    at: noon,
  });
  player = await newPlayer(server.url);
  onReplica = new pg.Client({ connectionString: replica.url });
  onReplica.on('error', () => {});
  await onReplica.connect();
});
afterAll(async () => {
  await onReplica?.end().catch(() => {});
  await server?.stop();
  replica?.stop();
  primary?.stop();
});

const startReplica = (of: Postgres): Promise<Postgres> =>
  startPostgres({
    durable: true,
    fill: (data, run) =>
      run('pg_basebackup', ['-d', of.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast']),
  });

/** Plays an old puzzle to its end, and says what the archive knows of it right afterwards. */
async function playOldPuzzle(puzzleNumber: number): Promise<string | undefined> {
  await winIn(player, puzzleNumber, 1);
  return archived(puzzleNumber);
}

async function archived(puzzleNumber: number): Promise<string | undefined> {
  const { puzzles } = await mustCall(player, 'dailyArchive', { query: { limit: 20 } });
  return puzzles.find((puzzle) => puzzle.puzzleNumber === puzzleNumber)?.result?.outcome;
}

test('the archive is read from a replica that is up to date', async () => {
  expect(await playOldPuzzle(today - 1)).toBe('jinx');
  const readByReplica = async () => {
    expect(await archived(today - 1)).toBe('jinx');
    return server.db.readPlaces.replica;
  };
  await expect.poll(readByReplica).toBeGreaterThan(0);
});

test('what a player has just written is never read from a replica that lags', async () => {
  await onReplica.query('select pg_wal_replay_pause()');
  const before = { ...server.db.readPlaces };
  expect(await playOldPuzzle(today - 2)).toBe('jinx');
  expect(server.db.readPlaces).toEqual({ ...before, behind: before.behind + 1 });
  await onReplica.query('select pg_wal_replay_resume()');
});

test('a server whose database has become a replica is not ready, and refuses to write with a time to wait', async () => {
  const demoted = await startTestServer({
    database: createTempDatabase({ databaseUrl: replica.url }),
  });
  const ready = await fetch(`${demoted.url}/api/ready`);
  const session = await callApi(demoted.url, 'openSession', { body: { token: true } });
  for (const { status, headers } of [ready, session]) {
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  }
  expect(session.error.code).toBe('unavailable');
  await demoted.stop();
});

test('a commit that no replica has confirmed is not acknowledged, although PostgreSQL does', async () => {
  const operator = new pg.Client({ connectionString: primary.url });
  operator.on('error', () => {});
  await operator.connect();
  const waitFor = async (names: string) => {
    await operator.query(`alter system set synchronous_standby_names = '${names}'`);
    await operator.query('select pg_reload_conf()');
  };
  await waitFor('nobody');
  let name = 'Anna';
  let status: number | undefined;
  const change = async () => {
    status = undefined;
    status = (await player.ask('changeMe', { body: { displayName: name } })).status;
  };
  let changing = change();
  const cancel = async () =>
    (
      await operator.query(
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
      )
    ).rowCount;
  await expect
    .poll(async () => {
      // On a busy machine PostgreSQL hears of the setting after the first change.
      if (status === 200) {
        name += 'a';
        changing = change();
      }
      return cancel();
    })
    .toBeGreaterThan(0);
  await changing;
  expect(status).toBe(503);
  await waitFor('');
  // Sent again, it stands once.
  expect((await player.ask('changeMe', { body: { displayName: name } })).status).toBe(200);
  await operator.end();
});

test('a replica that is gone is not missed', async () => {
  await replica.halt('immediate');
  expect(await playOldPuzzle(today - 3)).toBe('jinx');
  expect(server.db.readPlaces.unreachable).toBeGreaterThan(0);
});
