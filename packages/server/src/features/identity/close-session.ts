import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityParts } from './parts.ts';
import { deleteSession } from './queries.ts';

/** Sign out: the token is worthless from here on, and its live streams fall silent. */
export async function closeSession({ db, live }: IdentityParts, caller: Caller): Promise<void> {
  await db.transaction([], (sql) => deleteSession(sql, caller.sessionId));
  live.cut(caller.sessionId);
}
