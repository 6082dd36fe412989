import { pooledRandomBytes } from '../random.ts';
import type { Database, Reader } from './database.ts';

/** 256 bits that all servers on one database share; created by the first, so that nobody has to configure it. */
export const loadServerSecret = (db: Database): Promise<string> =>
  loadOrCreateSecret(db, 'signing', () => Buffer.from(pooledRandomBytes(32)).toString('base64url'));

/** Returns the secret of that name; the first server creates it. */
export async function loadOrCreateSecret(
  db: Database,
  name: string,
  create: () => string,
): Promise<string> {
  const stored = await findSecret(db.read, name);
  if (stored !== undefined) return stored;
  const fresh = create();
  return db.transaction(['server-secret'], async (sql) => {
    const created = await findSecret(sql, name);
    if (created !== undefined) return created;
    await sql.insertInto('server_secrets').values({ name, secret: fresh }).execute();
    return fresh;
  });
}

async function findSecret(sql: Reader, name: string): Promise<string | undefined> {
  const row = await sql
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.secret;
}
