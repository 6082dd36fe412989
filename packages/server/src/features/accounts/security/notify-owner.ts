import type { Writer } from '../../../platform/database/database.ts';
import { type ChangedInbox, notify } from '../../notifications/notify.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccount } from '../queries.ts';
import { type SecurityNotice, securityInboxMessage, securityMail } from './security-notices.ts';

const mailExpiresMs = 3 * 86_400_000;

/**
 * Into the inbox, and by mail where the server sends any; inside the transaction of what was done, so that neither can be
 * without the other. `formerEmail` hears of it, too.
 */
export async function notifyOwner(
  sql: Writer,
  { clock, mail }: Pick<AccountsDeps, 'clock' | 'mail'>,
  playerId: string,
  { act, device, formerEmail }: SecurityNotice & { formerEmail?: string | null },
): Promise<ChangedInbox[]> {
  const now = clock.now();
  const notice = { to: playerId, type: 'security', from: null } as const;
  const told = await notify(
    sql,
    [{ ...notice, text: securityInboxMessage({ act, device }) }],
    clock,
  );
  const email = mail && (await findAccount(sql, playerId))?.email;
  if (!mail || !email) return told;
  const newEmail = act === 'email_changed' ? email : undefined;
  const content = securityMail({ act, device, newEmail }, { now, origin: mail.origin });
  for (const to of [email, ...(formerEmail ? [formerEmail] : [])]) {
    await mail.queue.add(sql, { kind: 'security', to, playerId, content, usefulMs: mailExpiresMs });
  }
  return told;
}
