import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/**
 * The SQL statements of a round alone, on the rows that the server has left: each seat
 * reads its session and its game, updates the game and reads its unread notifications; one of them reads again.
 */

const findSession = 'select * from sessions where token_hash = $1';
const findGame = `select g.*, a.display_name as seat0_name, b.display_name as seat1_name
  from dance_games g left join players a on a.id = g.seat0_id left join players b on b.id = g.seat1_id
  where g.id = $1`;
const saveGame = `update dance_games set status = $1, outcome = null, round_count = $2, deadline = $3, warn_at = $4,
  updated_at = $5, ended_at = null, game = $6, telepathy = null, version = $7 where id = $8 and version = $9`;
const findUnread = `select distinct player_id, game_id from notifications
  where player_id = $1 and game_id = $2 and read_at is null`;

interface Row {
  id: string;
  version: number;
  game: string;
  status: string;
  round_count: number;
  seat0_id: string;
}

const changeOf = (row: Row): (string | number)[] => [
  row.status,
  row.round_count,
  0,
  0,
  0,
  row.game,
  row.version + 1,
  row.id,
  row.version,
];

export async function measureRawPostgres(
  url: string,
  games: number,
  seconds: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const ask = async (text: string, values: unknown[]) =>
    (await pool.query({ name: text.slice(0, 40), text, values })).rows;
  const open = 'select id from dance_games where ended_at is null limit $1';
  const rows: Row[] = await ask(open, [games]);
  const [{ token_hash: session }] = await ask('select token_hash from sessions limit 1', []);
  const change = async (id: string) => {
    await ask(findSession, [session]);
    const [row] = (await ask(findGame, [id])) as [Row];
    await ask(saveGame, changeOf(row));
    await ask(findUnread, [row.seat0_id, id]);
  };
  let rounds = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    rows.map(async ({ id }) => {
      while (performance.now() < until) {
        await Promise.all([change(id), change(id)]);
        await ask(findSession, [session]);
        await ask(findGame, [id]);
        rounds += 1;
      }
    }),
  );
  await pool.end();
  return rounds / seconds;
}

export async function measureRawSqlite(dataDir: string, seconds: number): Promise<number> {
  const db = new DatabaseSync(join(dataDir, 'bee-jinx.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const prepare = (text: string) => db.prepare(text.replace(/\$\d/g, '?'));
  const open = prepare('select id from dance_games where ended_at is null').all();
  const ids = (open as unknown as Row[]).map(({ id }) => id);
  const { token_hash } = prepare('select token_hash from sessions').get() as {
    token_hash: string;
  };
  const [session, game, save, unread] = [findSession, findGame, saveGame, findUnread].map(prepare);
  let rounds = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const id = ids[rounds % ids.length] ?? '';
    for (const _seat of [0, 1]) {
      session?.get(token_hash);
      const row = game?.get(id) as unknown as Row;
      save?.run(...changeOf(row));
      unread?.get(row.seat0_id, id);
    }
    session?.get(token_hash);
    game?.get(id);
    rounds += 1;
  }
  db.close();
  return rounds / seconds;
}
