import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentSanction } from '../identity/sanctions/present-sanction.ts';
import { findActiveSanction } from '../identity/sanctions/queries.ts';
import type { PlayersDeps } from './deps.ts';
import { appealsOf } from './queries.ts';

/** Why I can't play, and what I have written about it. */
export async function readSuspension(
  { db, clock }: PlayersDeps,
  { playerId }: Caller,
): Promise<CallReply<'readSuspension'>> {
  const standing = await findActiveSanction(db.read, playerId, clock.now());
  if (!standing) return {};
  const appeals = await appealsOf(db.read, [standing.id]);
  return {
    suspension: {
      ...presentSanction(standing),
      appeals: appeals.map(({ created_at, text }) => ({ sentAt: formatIsoTime(created_at), text })),
    },
  };
}
