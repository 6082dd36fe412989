import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isPooled } from '../database/connection.ts';
import { BackupError, createBackupFile } from './backup-file.ts';
import { toPostgresEnvironment } from './postgres-environment.ts';

type Environment = Record<string, string | undefined>;

/** `pg_dump` copies one snapshot and blocks no writer. */
export async function backUpPostgres(
  url: string,
  target: string,
  environment: Environment,
): Promise<void> {
  await refusePooler(url);
  using file = createBackupFile(target);
  const options = ['--format=custom', '--no-owner', `--file=${file.path}`];
  await start('pg_dump', options, url, environment).done;
  file.complete();
}

/** Also the tables that a later release has added, which the backup doesn't name. Those of extensions stay. */
const dropTables = `
  set client_min_messages = warning;
  do $$
  declare name text;
  begin
    for name in
      select relname from pg_class
      where relkind in ('r', 'p') and relnamespace = quote_ident(current_schema())::regnamespace
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    loop
      execute format('drop table if exists %I.%I cascade', current_schema(), name);
    end loop;
  end $$;`;

/** Replaces what is there in one transaction: all or nothing. */
export async function restorePostgres(
  url: string,
  copy: string,
  environment: Environment,
): Promise<void> {
  if (!existsSync(copy)) throw new BackupError(`There is no file ${copy}.`);
  await refusePooler(url);
  const options = ['--clean', '--if-exists', '--no-owner', '--file=-', copy];
  const reading = start('pg_restore', options, url, environment);
  const session = start(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'],
    url,
    environment,
  );
  session.child.stdout.resume();
  async function* script() {
    yield `begin;${dropTables}\n`;
    yield* reading.child.stdout;
    // A damaged archive ends early: without a commit, nothing has changed.
    await reading.done;
    yield 'commit;\n';
  }
  const outcomes = await Promise.allSettled([pipeline(script, session.child.stdin), session.done]);
  reading.child.kill();
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  // Where psql has failed, the first is only the broken pipe.
  const fault = faults.find((fault) => fault instanceof BackupError) ?? faults[0];
  if (fault) throw fault;
}

/** PostgreSQL's tools change settings of their session, which a pooler would hand to the next caller. */
async function refusePooler(url: string): Promise<void> {
  // A database that can't be reached is for the program to report.
  if (!(await isPooled({ connectionString: url }).catch(() => false))) return;
  throw new BackupError(
    'DATABASE_URL leads through a pooler such as PgBouncer. For this command set it to PostgreSQL itself.',
  );
}

interface RunningProgram {
  child: ChildProcessWithoutNullStreams;
  done: Promise<void>;
}

function start(
  program: string,
  args: string[],
  url: string,
  environment: Environment,
): RunningProgram {
  const child = spawn(program, args, {
    // The default of the server's driver, where the URL names no host.
    env: { PGHOST: 'localhost', ...environment, ...toPostgresEnvironment(url) },
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk;
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new BackupError(`${program} is not installed: it comes with PostgreSQL's client tools.`),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${program} failed: ${errorOutput.trim().split('\n')[0] ?? ''}`));
    });
  });
  // Not awaited where another program has failed.
  done.catch(() => {});
  return { child, done };
}
