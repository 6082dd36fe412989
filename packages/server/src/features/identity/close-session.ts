import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityDeps } from './deps.ts';
import { deleteSession } from './queries.ts';

/** Sign out: the token is worthless from here on, and its live streams fall silent. */
export async function closeSession({ db, live }: IdentityDeps, caller: Caller): Promise<void> {
  await db.transaction([], (sql) => deleteSession(sql, caller.sessionId));
  live.closeSessionStreams(caller.sessionId);
}
