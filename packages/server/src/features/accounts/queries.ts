import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { CredentialsChange } from '../identity/proof.ts';

export type AccountRow = Tables['accounts'];

export function findAccount(sql: Reader, playerId: string): Promise<AccountRow | undefined> {
  return sql
    .selectFrom('accounts')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export function findAccountByEmail(sql: Reader, email: string): Promise<AccountRow | undefined> {
  return sql.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function insertAccount(
  sql: Writer,
  { playerId }: CredentialsChange,
  account: Omit<AccountRow, 'player_id'>,
): Promise<void> {
  await sql
    .insertInto('accounts')
    .values({ ...account, player_id: playerId })
    .execute();
}

export async function updateAccount(
  sql: Writer,
  { playerId }: CredentialsChange,
  to: Partial<Pick<AccountRow, 'email' | 'password_hash'>>,
): Promise<void> {
  await sql.updateTable('accounts').set(to).where('player_id', '=', playerId).execute();
}

export async function insertTransferCode(sql: Writer, code: Tables['transfer_codes']) {
  await sql.insertInto('transfer_codes').values(code).execute();
}

export function findTransferCode(sql: Writer, codeHash: string) {
  return sql
    .selectFrom('transfer_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

export async function markTransferCodeUsed(sql: Writer, codeHash: string, usedAt: number) {
  await sql
    .updateTable('transfer_codes')
    .set({ used_at: usedAt })
    .where('code_hash', '=', codeHash)
    .execute();
}

/**
 * A player has one unused code at a time. Expired ones are kept for a day, so that they can be told from unknown ones.
 */
export async function deleteTransferCodes(sql: Writer, playerId: string, expiredBefore: number) {
  await sql
    .deleteFrom('transfer_codes')
    .where((row) =>
      row.or([
        row('expires_at', '<', expiredBefore),
        row.and([row('player_id', '=', playerId), row('used_at', 'is', null)]),
      ]),
    )
    .execute();
}
