import { randomOctets } from '../chance.ts';
import type { Database } from './database.ts';

const name = 'signing';

/** 256 bits that all servers on one database share; made by the first, so nobody has to configure it. */
export function serverSecret(db: Database): Promise<string> {
  const fresh = Buffer.from(randomOctets(32)).toString('base64url');
  return db.transaction(['server-secret'], async (sql) => {
    const known = await sql
      .selectFrom('server_secrets')
      .select('secret')
      .where('name', '=', name)
      .executeTakeFirst();
    if (known) return known.secret;
    await sql.insertInto('server_secrets').values({ name, secret: fresh }).execute();
    return fresh;
  });
}
