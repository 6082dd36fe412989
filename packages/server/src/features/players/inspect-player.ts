import type { CallInput, CallReply, InspectedPlayer } from '@bee-jinx/contract';
import { parseEmail, parseFriendCode } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { publicSessionId } from '../identity/manage-sessions.ts';
import { sessionsOf } from '../identity/queries.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { findActiveSanction, sanctionsOf } from '../identity/sanctions/queries.ts';
import { presentSanction, presentSuspensionEnd } from '../identity/sanctions/sanctions.ts';
import type { PlayersDeps } from './deps.ts';
import {
  appealsOf,
  type FoundRow,
  findMatchingPlayers,
  findWithEmail,
  reportsAbout,
} from './queries.ts';

/** A player in an admin's list. */
function presentFound(row: FoundRow, now: number): CallReply<'searchPlayers'>['players'][number] {
  return {
    userId: row.id,
    displayName: row.display_name,
    kind: row.kind,
    createdAt: formatIsoTime(row.created_at),
    ...(row.seen_at !== null && { seenAt: formatIsoTime(Number(row.seen_at)) }),
    ...(row.suspended_until !== null &&
      isSuspended(row, now) && { suspension: presentSuspensionEnd(row.suspended_until) }),
  };
}

const list = 'admin-players';

export async function searchPlayers(
  { db, clock, cursors }: PlayersDeps,
  { text: typed = '', suspended, cursor, limit }: CallInput<'searchPlayers'>['query'],
): Promise<CallReply<'searchPlayers'>> {
  const now = clock.now();
  const after = cursor === undefined ? undefined : cursors.readRow(list, cursor);
  const text = typed.replaceAll('\0', '').trim();
  const email = parseEmail(text);
  const rows = await findMatchingPlayers(
    db.read,
    {
      text,
      friendCode: parseFriendCode(text),
      email: email.ok ? email.email : undefined,
      badgeNumber: /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : undefined,
      suspendedAfter: suspended === 'true' ? now : undefined,
    },
    { after, limit: limit + 1 },
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    players: page.map((row) => presentFound(row, now)),
    ...(last && { nextCursor: cursors.writeRow(list, last) }),
  };
}

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

/** The caller's own suspension and appeals. */
export async function readSuspension(
  { db, clock }: PlayersDeps,
  { playerId }: Caller,
): Promise<CallReply<'readSuspension'>> {
  const active = await findActiveSanction(db.read, playerId, clock.now());
  if (!active) return {};
  const appeals = await appealsOf(db.read, [active.id]);
  return {
    suspension: {
      ...presentSanction(active),
      appeals: appeals.map(({ created_at, text }) => ({ sentAt: formatIsoTime(created_at), text })),
    },
  };
}
