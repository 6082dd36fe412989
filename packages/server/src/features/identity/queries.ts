import { anyOf } from '../../platform/database/any-of.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type PlayerRow = Tables['players'];
export type SignInAttemptsRow = Tables['sign_in_tries'];
export type MergedRow = Tables['merged_players'];
export type SessionRow = Tables['sessions'];

/** A session may become another player's (`endOrReturnSession`), so it is always looked for with its player. */
interface SessionOfPlayer {
  playerId: string;
  sessionId: string;
}

const playerById = prepareQuery((sql: Reader, { playerId }: { playerId: string }) =>
  sql.selectFrom('players').selectAll().where('id', '=', playerId),
);

export async function findPlayer(sql: Reader, playerId: string): Promise<PlayerRow | undefined> {
  return (await playerById(sql, { playerId })).rows[0];
}

export async function insertPlayer(sql: Writer, player: PlayerRow): Promise<void> {
  await sql.insertInto('players').values(player).execute();
}

export async function isFriendCodeTaken(sql: Writer, friendCode: string): Promise<boolean> {
  const row = await sql
    .selectFrom('players')
    .select('id')
    .where('friend_code', '=', friendCode)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the row; the version grows only if the name changes. */
export async function renamePlayer(sql: Writer, playerId: string, displayName: string) {
  await sql
    .updateTable('players')
    .set((row) => ({ display_name: displayName, version: row('version', '+', 1) }))
    .where('id', '=', playerId)
    .where('display_name', '!=', displayName)
    .execute();
  return findPlayer(sql, playerId);
}

export async function promotePlayer(
  sql: Writer,
  playerId: string,
  displayName: string | undefined,
): Promise<void> {
  await sql
    .updateTable('players')
    .set((row) => ({
      kind: 'account',
      version: row('version', '+', 1),
      ...(displayName !== undefined && { display_name: displayName }),
    }))
    .where('id', '=', playerId)
    .execute();
}

/** The counter row stays locked until the commit, so that versions follow the order of commits. */
export async function nextCredentialsVersion(sql: Writer): Promise<number> {
  const { count } = await sql
    .insertInto('credential_changes')
    .values({ id: 1, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ count: row('credential_changes.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export async function readCredentialsVersion(sql: Reader): Promise<number> {
  const row = await sql.selectFrom('credential_changes').select('count').executeTakeFirst();
  return row?.count ?? 0;
}

export async function setCredentialsVersion(sql: Writer, playerId: string, version: number) {
  await sql
    .updateTable('players')
    .set({ credentials_version: version })
    .where('id', '=', playerId)
    .execute();
}

/**
 * The player, if their credentials haven't changed since `version`. An update that changes nothing: it locks the row
 * on both databases and reads it after the lock is held.
 */
export function lockPlayer(sql: Writer, playerId: string, version: number) {
  return sql
    .updateTable('players')
    .set((row) => ({ credentials_version: row.ref('credentials_version') }))
    .where('id', '=', playerId)
    .where('credentials_version', '<=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Locks the session until the commit and returns what it grants by then; undefined if it has ended. */
export function lockSession(
  sql: Writer,
  { playerId, sessionId }: SessionOfPlayer,
): Promise<SessionRow | undefined> {
  return sql
    .updateTable('sessions')
    .set((row) => ({ seen_at: row.ref('seen_at') }))
    .where('token_hash', '=', sessionId)
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirst();
}

/** Expiry is checked here: with many tokens SQLite would search by the expiry and visit nearly every session. */
const isActiveAt = (now: number) => (session: Pick<SessionRow, 'expires_at'>) =>
  session.expires_at > now;

export async function findSessionOwners(sql: Reader, tokenHashes: string[], now: number) {
  const rows = await sql
    .selectFrom('sessions')
    .select(['token_hash', 'player_id', 'expires_at'])
    .where('token_hash', 'in', tokenHashes)
    .execute();
  return rows.filter(isActiveAt(now));
}

export async function insertSession(sql: Writer, session: SessionRow): Promise<void> {
  await sql.insertInto('sessions').values(session).execute();
}

const sessionsWithSuspension = (sql: Reader) =>
  sql
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('sessions')
    .select('players.suspended_until');

const sessionByToken = prepareQuery((sql: Reader, { tokenHash }: { tokenHash: string }) =>
  sessionsWithSuspension(sql).where('token_hash', '=', tokenHash),
);

export async function findSession(sql: Reader, tokenHash: string, now: number) {
  const { rows } = await sessionByToken(sql, { tokenHash });
  return rows.find(isActiveAt(now));
}

const sessionsByTokens = prepareQuery(
  (sql: Reader, { tokenHashes }: { tokenHashes: readonly string[] }) =>
    sessionsWithSuspension(sql).where(anyOf('token_hash', tokenHashes)),
);

/** On PostgreSQL. */
export async function findSessions(sql: Reader, tokenHashes: readonly string[], now: number) {
  return (await sessionsByTokens(sql, { tokenHashes })).rows.filter(isActiveAt(now));
}

/** Only if last seen before `notSince`, so that a day of visits costs one write. */
export async function touchSession(
  sql: Writer,
  tokenHash: string,
  times: { now: number; notSince: number; expiresAt: number },
): Promise<void> {
  await sql
    .updateTable('sessions')
    .set({ seen_at: times.now, expires_at: times.expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '<', times.notSince)
    .execute();
}

/** Returns the session, unless it has ended already. Push subscriptions go by cascade. */
export function deleteSession(
  sql: Writer,
  { playerId, sessionId }: SessionOfPlayer,
): Promise<SessionRow | undefined> {
  return sql
    .deleteFrom('sessions')
    .where('token_hash', '=', sessionId)
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredSessions(sql: Writer, now: number): Promise<void> {
  await sql.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

export function sessionsOf(sql: Reader, playerId: string): Promise<SessionRow[]> {
  return sql
    .selectFrom('sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
}

/** Sessions that came from this player can't merge them any more. */
export async function clearPreviousPlayer(sql: Writer, playerId: string): Promise<void> {
  await sql
    .updateTable('sessions')
    .set({ left_player_id: null })
    .where('left_player_id', '=', playerId)
    .execute();
}

/** Whom the browser of this session becomes when it signs out. */
export async function setReturnPlayer(sql: Writer, tokenHash: string, playerId: string) {
  await sql
    .updateTable('sessions')
    .set({ return_player_id: playerId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Sessions go by cascade. */
export async function deletePlayer(sql: Writer, playerId: string): Promise<void> {
  await sql.deleteFrom('players').where('id', '=', playerId).execute();
}

export async function revokeAdmin(sql: Writer, tokenHash: string): Promise<void> {
  await sql
    .updateTable('sessions')
    .set({ admin_until: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export function findMerged(sql: Reader, mergedId: string): Promise<MergedRow | undefined> {
  return sql
    .selectFrom('merged_players')
    .selectAll()
    .where('merged_id', '=', mergedId)
    .executeTakeFirst();
}

export function mergedInto(sql: Reader, playerId: string): Promise<MergedRow[]> {
  return sql
    .selectFrom('merged_players')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('merged_at')
    .execute();
}

export function findSignInAttempts(sql: Writer, key: string) {
  return sql.selectFrom('sign_in_tries').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function upsertSignInAttempts(sql: Writer, { key, ...rest }: SignInAttemptsRow) {
  await sql
    .insertInto('sign_in_tries')
    .values({ key, ...rest })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(rest))
    .execute();
}

/** Two statements, so that each can use the index. */
export async function deleteOldSignInAttempts(
  sql: Writer,
  before: { since: number; succeededAt: number },
): Promise<void> {
  const tooOld = sql.deleteFrom('sign_in_tries').where('since', '<', before.since);
  await tooOld.where('succeeded_at', 'is', null).execute();
  await tooOld.where('succeeded_at', '<', before.succeededAt).execute();
}
