import type { Writer } from '../../../platform/database/database.ts';
import { deleteMailsTo } from '../../mail/queries.ts';
import { findAccount } from '../queries.ts';
import { deletePasswordResets } from './queries.ts';

/** With an account go the links and mails that were asked for by its address; nothing else says whose they are. */
export async function forgetAddress(sql: Writer, playerId: string): Promise<void> {
  const email = (await findAccount(sql, playerId))?.email;
  if (!email) return;
  await deletePasswordResets(sql, email);
  await deleteMailsTo(sql, email);
}
