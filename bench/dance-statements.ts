import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/**
 * The statements of a round and nothing else, on the rows that the server has left: each seat finds its
 * session and changes the game under its lock, and one of them looks again.
 */

const findSession = 'select * from sessions where token_hash = ';
const findGame = `select g.*, a.display_name as seat0_name, b.display_name as seat1_name
  from dance_games g left join players a on a.id = g.seat0_id left join players b on b.id = g.seat1_id
  where g.id = `;

interface Row {
  id: string;
  version: number;
  game: string;
}

export async function rawPostgres(url: string, games: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const { rows } = await pool.query('select id from dance_games limit $1', [games]);
  const session = (await pool.query('select token_hash from sessions limit 1')).rows[0].token_hash;
  const change = async (id: string) => {
    await pool.query(`${findSession}$1`, [session]);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`dance:${id}`]);
      const row: Row = (await client.query(`${findGame}$1`, [id])).rows[0];
      await client.query(
        'update dance_games set game = $1, version = $2, updated_at = $3 where id = $4 and version = $5',
        [row.game, row.version + 1, 0, id, row.version],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  let rounds = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    rows.map(async ({ id }: { id: string }) => {
      while (performance.now() < until) {
        await Promise.all([change(id), change(id)]);
        await pool.query(`${findSession}$1`, [session]);
        await pool.query(`${findGame}$1`, [id]);
        rounds += 1;
      }
    }),
  );
  await pool.end();
  return rounds / seconds;
}

export async function rawSqlite(dataDir: string, seconds: number): Promise<number> {
  const db = new DatabaseSync(join(dataDir, 'bee-jinx.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const ids = db.prepare('select id from dance_games').all() as unknown as Row[];
  const { token_hash } = db.prepare('select token_hash from sessions').get() as {
    token_hash: string;
  };
  const session = db.prepare(`${findSession}?`);
  const game = db.prepare(`${findGame}?`);
  const update = db.prepare(
    'update dance_games set game = ?, version = ?, updated_at = ? where id = ? and version = ?',
  );
  let rounds = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const id = ids[rounds % ids.length]?.id ?? '';
    for (const _seat of [0, 1]) {
      session.get(token_hash);
      db.exec('begin immediate');
      const row = game.get(id) as unknown as Row;
      update.run(row.game, row.version + 1, 0, id, row.version);
      db.exec('commit');
    }
    session.get(token_hash);
    game.get(id);
    rounds += 1;
  }
  db.close();
  return rounds / seconds;
}
