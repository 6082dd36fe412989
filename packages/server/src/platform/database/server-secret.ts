import { randomOctets } from '../chance.ts';
import type { Database, Reader, Writer } from './database.ts';

const name = 'signing';

/** 256 bits that all servers on one database share; made by the first, so nobody has to configure it. */
export async function serverSecret(db: Database): Promise<string> {
  const known = await findSecret(db.read);
  if (known !== undefined) return known;
  const fresh = Buffer.from(randomOctets(32)).toString('base64url');
  return db.transaction(['server-secret'], async (sql) => {
    const made = await findSecret(sql);
    if (made !== undefined) return made;
    await sql.insertInto('server_secrets').values({ name, secret: fresh }).execute();
    return fresh;
  });
}

async function findSecret(sql: Reader | Writer): Promise<string | undefined> {
  const row = await (sql as Reader)
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.secret;
}
