import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type MailRow = Tables['mail_queue'];

export async function insertMail(sql: Writer, row: MailRow): Promise<void> {
  await sql.insertInto('mail_queue').values(row).execute();
}

/** `names`: the address itself and its hash, which replaces it when its player is deleted. */
export function countMailsTo(
  sql: Writer,
  kind: MailRow['kind'],
  names: readonly string[],
  since: number,
): Promise<number> {
  return countRows(
    sql
      .selectFrom('mail_queue')
      .where('to_address', 'in', [...names])
      .where('kind', '=', kind)
      .where('created_at', '>', since),
  );
}

export function dueMails(sql: Reader, now: number, limit: number): Promise<MailRow[]> {
  return sql
    .selectFrom('mail_queue')
    .selectAll()
    .where('due_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Whether anything is due or expired. */
export async function hasDueMails(sql: Reader, now: number): Promise<boolean> {
  const one = sql.selectFrom('mail_queue').select('id').limit(1);
  return (
    (await one.where('due_at', '<=', now).executeTakeFirst()) !== undefined ||
    (await one.where('expires_at', '<=', now).executeTakeFirst()) !== undefined
  );
}

export async function changeMail(
  sql: Writer,
  id: string,
  change: Partial<Pick<MailRow, 'content' | 'due_at' | 'attempts' | 'expires_at'>>,
): Promise<void> {
  await sql.updateTable('mail_queue').set(change).where('id', '=', id).execute();
}

export async function deleteMail(sql: Writer, id: string): Promise<void> {
  await sql.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** Sent mails still count towards the daily limit, by the hash of their address. */
export async function anonymizeMails(
  sql: Writer,
  { playerId, email }: { playerId: string; email: string | undefined },
  hide: (address: string) => string,
): Promise<void> {
  const rows = await sql
    .selectFrom('mail_queue')
    .select(['id', 'to_address', 'content'])
    .where((row) => row.or([row('player_id', '=', playerId), row('to_address', '=', email ?? '')]))
    .execute();
  for (const { id, to_address, content } of rows) {
    if (content !== null) await deleteMail(sql, id);
    else {
      const hidden = { player_id: null, to_address: hide(to_address) };
      await sql.updateTable('mail_queue').set(hidden).where('id', '=', id).execute();
    }
  }
}

export async function deleteExpiredMails(sql: Writer, now: number): Promise<void> {
  await sql.deleteFrom('mail_queue').where('expires_at', '<=', now).execute();
}

/** Also mails requested for the e-mail by anybody. */
export function mailsOf(sql: Reader, playerId: string, email: string | undefined) {
  return sql
    .selectFrom('mail_queue')
    .select(['kind', 'to_address', 'created_at', 'due_at'])
    .where((row) => row.or([row('player_id', '=', playerId), row('to_address', '=', email ?? '')]))
    .orderBy('created_at')
    .execute();
}
