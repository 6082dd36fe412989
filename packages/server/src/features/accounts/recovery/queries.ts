import { countRows } from '../../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { CredentialsChange } from '../../identity/proof.ts';

type RecoveryCodeRow = Tables['recovery_codes'];
type PasswordResetRow = Tables['password_resets'];

export async function insertRecoveryCodes(
  sql: Writer,
  { playerId }: CredentialsChange,
  rows: Omit<RecoveryCodeRow, 'player_id'>[],
): Promise<void> {
  const owned = rows.map((row) => ({ ...row, player_id: playerId }));
  await sql.insertInto('recovery_codes').values(owned).execute();
}

export async function deleteRecoveryCodes(sql: Writer, { playerId }: CredentialsChange) {
  await sql.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
}

export function findRecoveryCode(sql: Reader, codeHash: string) {
  return sql
    .selectFrom('recovery_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

export async function countRecoveryCodes(sql: Reader, playerId: string) {
  const { count, madeAt } = await sql
    .selectFrom('recovery_codes')
    .select((row) => [
      row.fn.countAll<number | string>().as('count'),
      row.fn.max('created_at').as('madeAt'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { left: Number(count), madeAt: madeAt === null ? undefined : Number(madeAt) };
}

export async function insertPasswordReset(sql: Writer, row: PasswordResetRow): Promise<void> {
  await sql.insertInto('password_resets').values(row).execute();
}

export function findPasswordReset(sql: Reader, tokenHash: string, now: number) {
  return sql
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function countPasswordResets(sql: Writer, email: string, now: number) {
  return countRows(
    sql.selectFrom('password_resets').where('email', '=', email).where('expires_at', '>', now),
  );
}

export async function deletePasswordResets(sql: Writer, email: string): Promise<void> {
  await sql.deleteFrom('password_resets').where('email', '=', email).execute();
}

export async function deleteExpiredResets(sql: Writer, now: number): Promise<void> {
  await sql.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
