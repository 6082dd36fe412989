import type { Writer } from '../../../platform/database/database.ts';
import { hiddenAddress } from '../../mail/hidden-address.ts';
import { forgetMailsOf } from '../../mail/queries.ts';
import { findAccount } from '../queries.ts';
import { deletePasswordResets } from './queries.ts';

/** With an account go the links and mails that were asked for by its address; nothing else says whose they are. */
export async function forgetAddress(sql: Writer, playerId: string, secret: string): Promise<void> {
  const email = (await findAccount(sql, playerId))?.email ?? undefined;
  if (email !== undefined) await deletePasswordResets(sql, email);
  await forgetMailsOf(sql, { playerId, email }, (address) => hiddenAddress(secret, address));
}
