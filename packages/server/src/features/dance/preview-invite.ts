import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { danceFromRow, presentPlayerAt } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { presentOpening } from './present-dance.ts';
import { findDance } from './queries.ts';

/**
 * Of an open link, until it is taken. An invite to somebody else, or of somebody whom the viewer can't meet, is as unknown
 * as one that never was.
 */
export async function previewInvite(
  { db, clock, canMeet }: DanceDeps,
  viewer: Caller | undefined,
  gameId: string,
): Promise<CallReply<'previewInvite'>> {
  const row = await findDance(db.read, gameId);
  const lapsesAt = row?.deadline ?? 0;
  const isOpen = row?.open_link === 1 && row.status === 'invited' && lapsesAt > clock.now();
  const me = viewer?.playerId;
  const inviter = row?.seat0_id;
  const isHidden = me && inviter && me !== inviter && !(await canMeet(db.read, me, inviter));
  if (!isOpen || isHidden) {
    throw new Refusal('not_found', { message: 'This invite is no longer open.' });
  }
  const { config, opening } = danceFromRow(row);
  return {
    invite: {
      gameId,
      from: { displayName: presentPlayerAt(row, 0)?.displayName ?? '' },
      gameConfig: config,
      lapsesAt: formatIsoTime(lapsesAt),
      isMine: inviter === me,
      ...(row.message !== null && { message: row.message }),
      ...presentOpening(opening),
    },
  };
}
