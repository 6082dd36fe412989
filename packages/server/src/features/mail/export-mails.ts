import type { CallReply } from '@bee-jinx/contract';
import type { Database } from '../../platform/database/database.ts';
import { mailsOf } from './queries.ts';

/** Without what they say: there are links in it that open an account. */
export async function exportMails(
  { db }: { db: Database },
  playerId: string,
  email: string | undefined,
): Promise<CallReply<'exportMe'>['mails']> {
  return (await mailsOf(db.read, playerId, email)).map(
    ({ kind, to_address, created_at, due_at }) => ({
      kind,
      to: to_address,
      queuedAt: new Date(created_at).toISOString(),
      sent: due_at === null,
    }),
  );
}
