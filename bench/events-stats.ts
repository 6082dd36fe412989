import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import { sqliteFile } from '../packages/server/src/platform/database/sqlite.ts';
import { hashPassword } from '../packages/server/src/platform/password-hash.ts';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { callApi, playerWith } from '../packages/server/src/testing/test-player.ts';
import { type Figure, formatLatencies } from './figure.ts';

const password = 'the queen counts her eggs';
const looks = 30;

/** Five million events of a year by twenty thousand players, and the sums that a recount gives. */
const fill = (day: string) => [
  `create table numbers as with recursive n(i) as (select 0 union all select i + 1 from n where i < 999)
   select cast(i as bigint) as i from n`,
  `insert into players (id, display_name, friend_code, kind, version, created_at)
   select 'many_' || (a.i * 1000 + b.i), 'Many', 'MANY' || (a.i * 1000 + b.i), 'anonymous', 1, 0
   from numbers a, numbers b where a.i < 20`,
  `insert into events (player_id, idempotency_key, event_type, session_id, puzzle_number, occurred_at, accepted_at, data)
   select 'many_' || ((a.i * 31 + b.i * 17 + c.i) % 20000), 'many ' || (a.i * 1000000 + b.i * 1000 + c.i),
   case a.i when 0 then 'SESSION_START' when 1 then 'GAME_START' when 2 then 'GAME_COMPLETE' else 'WORD_SUBMISSION' end,
   'visit', 1 + b.i % 365,
   %NOW% - (b.i % 365) * 86400000, %NOW% - (b.i % 365) * 86400000, '{}'
   from numbers a, numbers b, numbers c where a.i < 5`,
  `insert into event_rollups (day, figure, part, count)
   select ${day}, 'events', event_type, count(*) from events
   where idempotency_key like 'many %' group by 1, event_type
   on conflict (day, figure, part) do update set count = event_rollups.count + excluded.count`,
  `insert into event_rollups (day, figure, part, count)
   select ${day}, 'players', 'active', count(distinct player_id) from events
   where idempotency_key like 'many %' group by 1
   on conflict (day, figure, part) do update set count = event_rollups.count + excluded.count`,
];

const sqliteDay = `strftime('%Y-%m-%d', occurred_at / 1000, 'unixepoch')`;
const postgresDay = `to_char(to_timestamp(occurred_at / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;

/** The stats page on five million events, and how long the same sums would take without roll-ups. */
export async function benchEventStats(database: TestDatabase): Promise<Figure[]> {
  await (await openDatabase({ ...database, databasePool: 2 })).close();
  const raw = database.databaseUrl
    ? await fillPostgres(database.databaseUrl)
    : fillSqlite(sqliteFile(database.dataDir));
  const settings = { ADMIN_PASSWORD_HASH: await hashPassword(password) };
  const server = await startServerProcess(database, settings);
  try {
    const { data } = await callApi(server.url, 'becomeAdmin', { body: { password, token: true } });
    const admin = playerWith(server.url, data.player, data.token ?? '');
    const times: number[] = [];
    const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
    for (let look = 0; look < looks; look += 1) {
      const began = performance.now();
      await admin.ask('readStats', { query: { from } });
      times.push(performance.now() - began);
    }
    const of = `${database.kind}, stats of a year with 5 million events`;
    return [
      { what: `${of}, p50 / p99`, value: formatLatencies(times, 0), aim: '300 ms' },
      { what: `${of}, without roll-ups`, value: `${raw.toFixed(0)} ms` },
    ];
  } finally {
    await server.end('SIGTERM');
  }
}

const recount = (day: string) => `select ${day}, event_type, count(*) from events group by 1, 2`;
const now = (text: string) => text.replaceAll('%NOW%', String(Date.now()));

function fillSqlite(file: string): number {
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = off; pragma temp_store = memory; begin');
  for (const statement of fill(sqliteDay)) db.exec(now(statement));
  db.exec('drop table numbers; commit');
  const began = performance.now();
  db.prepare(recount(sqliteDay)).all();
  const took = performance.now() - began;
  db.close();
  return took;
}

async function fillPostgres(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of fill(postgresDay)) await client.query(now(statement));
    await client.query('drop table numbers');
    await client.query('analyze');
    const began = performance.now();
    await client.query(recount(postgresDay));
    return performance.now() - began;
  } finally {
    await client.end();
  }
}
