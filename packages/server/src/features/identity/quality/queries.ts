import { countRows } from '../../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';

const expired = (sql: Reader, now: number) =>
  sql.selectFrom('sessions').where('expires_at', '<=', now);

export function countExpired(sql: Reader, now: number): Promise<number> {
  return countRows(expired(sql, now));
}

export const expiredSessions = (sql: Reader, now: number, limit: number) =>
  expired(sql, now)
    .select(['token_hash', 'player_id', 'expires_at'])
    .orderBy('token_hash')
    .limit(limit)
    .execute();

export async function deleteSessions(sql: Writer, hashes: readonly string[]): Promise<void> {
  await sql
    .deleteFrom('sessions')
    .where('token_hash', 'in', [...hashes])
    .execute();
}

const playersWithoutSignIn = (sql: Reader, supabaseIssuer: string | undefined) =>
  sql
    .selectFrom('players')
    .leftJoin('accounts', 'accounts.player_id', 'players.id')
    .where('players.kind', '=', 'account')
    .where('accounts.email', 'is', null)
    .where('players.id', 'not in', sql.selectFrom('passkeys').select('player_id'))
    .where(
      'players.id',
      'not in',
      sql
        .selectFrom('outer_identities')
        .select('player_id')
        .where('issuer', '=', supabaseIssuer ?? ''),
    );

export function countPlayersWithoutSignIn(
  sql: Reader,
  supabaseIssuer: string | undefined,
): Promise<number> {
  return countRows(playersWithoutSignIn(sql, supabaseIssuer));
}

export const listPlayersWithoutSignIn = (
  sql: Reader,
  supabaseIssuer: string | undefined,
  limit: number,
) =>
  playersWithoutSignIn(sql, supabaseIssuer)
    .select('players.id')
    .orderBy('players.id')
    .limit(limit)
    .execute();
