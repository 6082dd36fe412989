import { pooledRandomBytes } from '../random.ts';
import type { Database, Reader } from './database.ts';

/** 256 bits that all servers on one database share; made by the first, so nobody has to configure it. */
export const loadServerSecret = (db: Database): Promise<string> =>
  loadOrCreateSecret(db, 'signing', () => Buffer.from(pooledRandomBytes(32)).toString('base64url'));

/** What the first server has made under that name, the others find. */
export async function loadOrCreateSecret(
  db: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const known = await findSecret(db.read, name);
  if (known !== undefined) return known;
  const fresh = make();
  return db.transaction(['server-secret'], async (sql) => {
    const made = await findSecret(sql, name);
    if (made !== undefined) return made;
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
