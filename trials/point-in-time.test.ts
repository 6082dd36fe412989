import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDance, startDance } from '../packages/server/src/testing/test-dance.ts';
import { playerWith } from '../packages/server/src/testing/test-player.ts';
import { findPostgres } from '../tools/services/find-programs.ts';
import { type GameServer, startGameServer } from '../tools/services/game-server.ts';
import { type Postgres, startPostgres, unprivilegedUser } from '../tools/services/postgres.ts';

const execute = promisify(execFile);

let folder: string;
let postgres: Postgres;
let restored: Postgres | undefined;
let servers: GameServer[];
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-archive-'));
  const owner = unprivilegedUser();
  for (const path of [folder, inFolder('wal'), inFolder('base')]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
  postgres = await startPostgres({
    durable: true,
    settings: {
      archive_mode: 'on',
      archive_command: `test ! -f ${inFolder('wal')}/%f && cp %p ${inFolder('wal')}/%f`,
    },
  });
  servers = [await startGameServer({ settings: { DATABASE_URL: postgres.url } })];
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  restored?.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As docs/operations.md tells an operator to. */
test('a database is restored to the moment before a mistake, from a base backup and the archived log', async () => {
  const dance = await startDance(servers[0]?.url ?? '', { maxRounds: 20, pace: 'relaxed' });
  await dance.miss(1);
  await backUpBase();
  await dance.miss(2);
  await dance.miss(3);
  const moment = await onPrimary('select now()::text as moment', 'moment');
  await dance.miss(4);
  await onPrimary('delete from dance_games');
  await onPrimary('select pg_switch_wal()');
  await expect
    .poll(() => onPrimary('select archived_count::int as n from pg_stat_archiver', 'n'))
    .toBeGreaterThan(1);
  await postgres.halt('fast');

  restored = await restoreTo(String(moment));
  const { url } = restored;
  const recovers = () => ask({ url }, 'select pg_is_in_recovery() as recovers', 'recovers');
  await expect.poll(recovers).toBe(false);
  const again = await startGameServer({ settings: { DATABASE_URL: restored.url } });
  servers.push(again);
  const [first, second] = dance.players.map(({ player, token }) =>
    playerWith(again.url, player, token),
  );
  if (!first || !second) throw new Error('Two players dance.');
  const sameDance = createTestDance(dance.gameId, [first, second]);
  expect((await sameDance.read(0)).rounds).toHaveLength(3);
  // The game goes on from there.
  await sameDance.miss(4);
});

async function backUpBase(): Promise<void> {
  const program = join(findPostgres() ?? '', 'pg_basebackup');
  const args = ['-d', postgres.url, '-D', inFolder('base'), '-X', 'none', '-c', 'fast'];
  await execute(program, args, unprivilegedUser() ?? {});
}

function restoreTo(moment: string): Promise<Postgres> {
  return startPostgres({
    durable: true,
    settings: {
      archive_mode: 'off',
      restore_command: `cp ${inFolder('wal')}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    },
    fill: async (data) => {
      await execute('cp', ['-a', inFolder('base'), data]);
      writeFileSync(join(data, 'recovery.signal'), '');
    },
  });
}

const onPrimary = (statement: string, column?: string) => ask(postgres, statement, column);

async function ask(
  { url }: Pick<Postgres, 'url'>,
  statement: string,
  column = '',
): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows[0]?.[column];
  } finally {
    await client.end();
  }
}
