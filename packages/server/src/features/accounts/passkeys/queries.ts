import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { CredentialsChange } from '../../identity/proof.ts';

export type PasskeyRow = Tables['passkeys'];
type ChallengeRow = Tables['passkey_challenges'];

export function passkeysOf(sql: Reader, playerId: string): Promise<PasskeyRow[]> {
  return sql
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
}

export function findPasskey(sql: Reader, id: string): Promise<PasskeyRow | undefined> {
  return sql.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPasskey(
  sql: Writer,
  { playerId }: CredentialsChange,
  passkey: Omit<PasskeyRow, 'player_id'>,
): Promise<PasskeyRow> {
  return sql
    .insertInto('passkeys')
    .values({ ...passkey, player_id: playerId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function recordPasskeyUse(
  sql: Writer,
  id: string,
  use: { counter: number; used_at: number },
): Promise<void> {
  await sql.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

export async function deletePasskey(sql: Writer, { playerId }: CredentialsChange, id: string) {
  await sql.deleteFrom('passkeys').where('id', '=', id).where('player_id', '=', playerId).execute();
}

export async function insertChallenge(sql: Writer, challenge: ChallengeRow): Promise<void> {
  await sql.insertInto('passkey_challenges').values(challenge).execute();
}

/** Deletes the challenge, whatever comes of the ceremony. Undefined if it has expired. */
export async function consumeChallenge(sql: Writer, challenge: string, now: number) {
  const row = await sql
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}

/** Returns how many were deleted, `limit` at most. */
export async function deleteExpiredChallenges(sql: Writer, now: number, limit: number) {
  const expired = sql
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('expires_at', '<=', now)
    .limit(limit);
  const { numDeletedRows } = await sql
    .deleteFrom('passkey_challenges')
    .where('challenge', 'in', expired)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
