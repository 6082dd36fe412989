import type { InspectedPlayer } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { publicSessionId } from '../identity/list-sessions.ts';
import { sessionsOf } from '../identity/queries.ts';
import { presentSanction } from '../identity/sanctions/present-sanction.ts';
import { sanctionsOf } from '../identity/sanctions/queries.ts';
import type { PlayersDeps } from './deps.ts';
import { presentFound } from './present-player.ts';
import { appealsOf, findWithEmail, reportsAbout } from './queries.ts';

const maxReports = 100;

export const unknownPlayerRefusal = () =>
  new Refusal('not_found', { message: 'There is no such player.' });

export async function inspectPlayer(
  { db, clock }: PlayersDeps,
  userId: string,
): Promise<InspectedPlayer> {
  const now = clock.now();
  const row = await findWithEmail(db.read, userId);
  if (!row) throw unknownPlayerRefusal();
  const sessions = await sessionsOf(db.read, userId);
  const sanctions = await sanctionsOf(db.read, userId);
  const appeals = await appealsOf(
    db.read,
    sanctions.map(({ id }) => id),
  );
  const reports = await reportsAbout(db.read, userId, maxReports);
  return {
    player: {
      ...presentFound(row, now),
      friendCode: row.friend_code,
      ...(row.badge_number !== null && { badgeNumber: row.badge_number }),
      ...(row.email !== null && { email: row.email }),
    },
    sessions: sessions
      .filter((session) => session.expires_at > now)
      .map((session) => ({
        sessionId: publicSessionId(session.token_hash),
        createdAt: formatIsoTime(session.created_at),
        seenAt: formatIsoTime(session.seen_at),
        expiresAt: formatIsoTime(session.expires_at),
        isAdmin: (session.admin_until ?? 0) > now,
        ...(session.device !== null && { device: session.device }),
      })),
    sanctions: sanctions.map((sanction) => ({
      ...presentSanction(sanction),
      ...(sanction.imposed_by !== null && { by: sanction.imposed_by }),
      ...(sanction.lifted_by !== null && { liftedBy: sanction.lifted_by }),
      appeals: appeals
        .filter(({ appeals_to }) => appeals_to === sanction.id)
        .map((appeal) => ({
          feedbackId: appeal.id,
          sentAt: formatIsoTime(appeal.created_at),
          text: appeal.text,
          state: appeal.state,
        })),
    })),
    reports: reports.map((post) => ({
      buzzId: post.id,
      text: post.text,
      reportedAt: formatIsoTime(post.reported_at ?? post.created_at),
      reporters: Number(post.reporters ?? 0),
      state: post.report_state ?? 'open',
    })),
  };
}
