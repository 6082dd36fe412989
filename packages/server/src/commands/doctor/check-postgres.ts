import pg from 'pg';
import type { Config } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { migrations } from '../../platform/database/migrate.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkClock, type Finding, fault, gigabytes, warning, well } from './finding.ts';

const oldestMajor = 15;
const slowMs = 20;
const lagSeconds = 10;

/** Asks PostgreSQL without changing anything; also what the server would do to it at the next start. */
export async function checkPostgres(url: string, { databasePool }: Config): Promise<Finding[]> {
  const { hostname } = new URL(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    return [describeFailure(error, hostname)];
  }
  try {
    const askedAt = systemClock.now();
    const { rows } = await client.query(factsQuery);
    const roundTripMs = systemClock.now() - askedAt;
    const facts = rows[0] as Facts;
    const major = Math.floor(Number(facts.version) / 10_000);
    return [
      major < oldestMajor
        ? fault(
            `PostgreSQL on ${hostname} is version ${major}.`,
            `Upgrade it to ${oldestMajor} or later.`,
          )
        : well(
            `PostgreSQL ${major} on ${hostname} answers in ${roundTripMs.toFixed(0)} ms; the database has ${gigabytes(Number(facts.bytes))}.`,
          ),
      ...(roundTripMs > slowMs
        ? [
            warning(
              `It takes ${roundTripMs.toFixed(0)} ms to ask PostgreSQL anything.`,
              'Put it in the same network as the servers: a call asks several times.',
            ),
          ]
        : []),
      ...checkClock(`PostgreSQL on ${hostname}`, Number(facts.now), askedAt, roundTripMs),
      ...checkRole(facts, hostname),
      ...checkDurability(facts),
      ...checkConnections(facts, databasePool),
      ...checkEncryption(facts, hostname),
      ...(await checkReplicas(client)),
      ...checkMigrations(await executedMigrations(client), Object.keys(migrations)),
    ];
  } catch (error) {
    return [describeFailure(error, hostname)];
  } finally {
    await client.end().catch(() => {});
  }
}

interface Facts {
  version: string;
  now: string;
  bytes: string;
  is_replica: boolean;
  lag_seconds: number | null;
  fsync: string;
  synchronous_commit: string;
  max_connections: string;
  is_encrypted: boolean | null;
  may_create: boolean;
}

const factsQuery = `
  select current_setting('server_version_num') as version,
         floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now,
         pg_database_size(current_database()) as bytes,
         pg_is_in_recovery() as is_replica,
         extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float as lag_seconds,
         current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as synchronous_commit,
         current_setting('max_connections') as max_connections,
         (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as is_encrypted,
         has_schema_privilege(current_schema(), 'create') as may_create`;

function describeFailure(error: unknown, hostname: string): Finding {
  const { code, message } = error as { code?: string; message: string };
  if (code === '28P01' || code === '28000') {
    return fault(
      `PostgreSQL on ${hostname} refuses the user or the password of DATABASE_URL.`,
      'Correct it, or let that user in (pg_hba.conf).',
    );
  }
  if (code === '3D000') {
    return fault(
      `PostgreSQL on ${hostname} has no database of that name.`,
      'Make it (createdb), or correct the name in DATABASE_URL.',
    );
  }
  if (code === '53300') {
    return fault(
      `PostgreSQL on ${hostname} has no connection left.`,
      'Raise max_connections, or lower DATABASE_POOL.',
    );
  }
  const reason = code ?? (/timeout/.test(message) ? 'no answer within 5 s' : 'no connection');
  return fault(
    `PostgreSQL on ${hostname} can't be reached (${reason}).`,
    'Check that it runs, that DATABASE_URL names its host and port, and that no firewall is between.',
  );
}

function checkRole({ is_replica, lag_seconds, may_create }: Facts, hostname: string): Finding[] {
  if (is_replica) {
    const lag = lag_seconds === null ? '' : `, ${Math.round(lag_seconds)} s behind`;
    return [
      fault(
        `${hostname} is a replica${lag}: nothing can be written there.`,
        'Point DATABASE_URL to the primary, or to what always leads there.',
      ),
    ];
  }
  if (may_create) return [];
  return [
    fault(
      'The user of DATABASE_URL may not create tables, so migrations fail.',
      'grant create on schema public to that user, or make it the owner of the database.',
    ),
  ];
}

function checkDurability({ fsync, synchronous_commit }: Facts): Finding[] {
  const off = [
    fsync === 'off' && 'fsync',
    synchronous_commit === 'off' && 'synchronous_commit',
  ].filter(Boolean);
  if (off.length === 0) return [];
  return [
    fault(
      `PostgreSQL runs with ${off.join(' and ')} off: acknowledged words are lost when its machine fails.`,
      `Set ${off.join(' and ')} to on.`,
    ),
  ];
}

function checkConnections({ max_connections }: Facts, pool: number): Finding[] {
  const servers = Math.floor((Number(max_connections) - 3) / pool);
  if (servers >= 2) return [];
  return [
    warning(
      `max_connections is ${max_connections} and DATABASE_POOL ${pool}: that is enough for ${servers === 1 ? 'one server' : 'none'}, and an upgrade runs two.`,
      'Raise max_connections, or lower DATABASE_POOL.',
    ),
  ];
}

const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname);

function checkEncryption({ is_encrypted }: Facts, hostname: string): Finding[] {
  if (is_encrypted !== false || isLocal(hostname)) return [];
  return [
    warning(
      `The connection to PostgreSQL on ${hostname} is not encrypted.`,
      'Add ?sslmode=verify-full to DATABASE_URL, unless that network is yours alone.',
    ),
  ];
}

/** Only the owner of pg_monitor sees how far behind they are. */
async function checkReplicas(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query(
    `select coalesce(nullif(application_name, ''), client_addr::text) as name,
            extract(epoch from replay_lag)::float as lag from pg_stat_replication order by 1`,
  );
  return rows
    .filter(({ lag }) => Number(lag) > lagSeconds)
    .map(({ name, lag }) =>
      warning(
        `The replica ${name} is ${Math.round(lag)} s behind.`,
        'Look at its disk and network: what is not there yet is lost if the primary is.',
      ),
    );
}

async function executedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('kysely_migration') as table");
  if (rows[0]?.table === null) return [];
  return (await client.query('select name from kysely_migration')).rows.map(({ name }) => name);
}
