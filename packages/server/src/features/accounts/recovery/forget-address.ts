import type { Writer } from '../../../platform/database/database.ts';
import { hashAddress } from '../../mail/hash-address.ts';
import { anonymizeMails } from '../../mail/queries.ts';
import { findAccount } from '../queries.ts';
import { deletePasswordResets } from './queries.ts';

/** With an account go the links and mails that were asked for by its address; nothing else says whose they are. */
export async function eraseEmailTraces(
  sql: Writer,
  playerId: string,
  secret: string,
): Promise<void> {
  const email = (await findAccount(sql, playerId))?.email ?? undefined;
  if (email !== undefined) await deletePasswordResets(sql, email);
  await anonymizeMails(sql, { playerId, email }, (address) => hashAddress(secret, address));
}
