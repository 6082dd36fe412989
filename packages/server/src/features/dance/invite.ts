import type { Dance } from '@bee-jinx/contract';
import {
  type DanceConfig,
  inviteToDance,
  maxRoundsRange,
  mostMessageCharacters,
  readFriendCode,
  readInviteMessage,
} from '@bee-jinx/game';
import { acceptableWordIfAny } from '../../platform/acceptable-word.ts';
import { refuseBeyond } from '../../platform/daily-cap.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { isIndecent } from '../../platform/decency.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import { announce, inboxKeys, writeNews } from './announce.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';
import {
  countOpenLinks,
  findInvite,
  findOpenDance,
  findPlayerByFriendCode,
  insertDance,
  invitedSince,
  type NamedDanceRow,
} from './queries.ts';
import { pairKeyOf } from './seats.ts';
import { newDanceRow, withNames } from './stored-dance.ts';

export const usualConfig: DanceConfig = { maxRounds: maxRoundsRange.usual, pace: 'relaxed' };

interface Invite {
  invitedPlayer?: string | null | undefined;
  challengedFriendCode?: string | null | undefined;
  message?: string | null | undefined;
  firstWord?: string | null | undefined;
  gameConfig?: DanceConfig | null | undefined;
}

const mostOpenLinks = 20;
/** Invites that were taken back stay on the disk. */
const mostInvitesPerDay = 1000;

/** A friend by name, or whoever opens the link. */
export async function invite(
  parts: DanceParts,
  caller: Caller,
  wish: Invite,
  inviteKey: string | null,
): Promise<{ game: Dance }> {
  const { db, clock } = parts;
  const now = clock.now();
  const me = await findPlayer(db.read, caller.playerId);
  if (!me) throw new Refusal('not_signed_in');
  const guest = await findGuest(parts, wish, me.id);
  const message = acceptableMessage(wish.message);
  const firstWord = acceptableWordIfAny(wish.firstWord);
  const game = inviteToDance(wish.gameConfig ?? usualConfig, firstWord, now);
  const pairKey = guest ? pairKeyOf(me.id, guest.id) : null;
  const seats = [me.id, guest?.id ?? null] as const;
  const fresh = newDanceRow(game, { seats, pairKey, openLink: !guest, inviteKey, message }, now);

  const news = { before: null, game, actor: 0 } as const;
  let inboxes: ChangedInbox[] = [];
  const keys = [`pair:${pairKey ?? me.id}`, ...inboxKeys(fresh)];
  const row = await db.transaction(keys, async (sql) => {
    // Here and not before: whoever blocks takes the same key.
    if (guest) await refuseUnreachable(parts, sql, me.id, guest.id);
    const sent = inviteKey === null ? undefined : await findInvite(sql, me.id, inviteKey);
    if (sent) return sent;
    if (!guest && (await countOpenLinks(sql, me.id)) >= mostOpenLinks) {
      const message = 'You have many open links already. Take one of those back first.';
      throw new Refusal('slow_down', { message, retryAfterSeconds: 3600 });
    }
    await refuseBeyond(
      mostInvitesPerDay,
      now,
      (wish) => invitedSince(sql, me.id, wish),
      `You have sent ${mostInvitesPerDay} invites within a day. Come back later.`,
    );
    const isNew = await insertDance(sql, fresh);
    const open = isNew || pairKey === null ? undefined : await findOpenDance(sql, pairKey);
    if (open) throw gameExists(open);
    if (!isNew) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    const row = withNames(fresh, [me.display_name, guest?.display_name ?? null]);
    inboxes = await writeNews(sql, { ...news, row }, new Set(), clock);
    return row;
  });
  if (row.id === fresh.id) announce(parts, { ...news, row }, inboxes);
  return { game: await showDance(parts, { row, seat: 0 }) };
}

export function gameExists(open: NamedDanceRow): Refusal {
  return new Refusal('game_exists', { details: { gameId: open.id, status: open.status } });
}

export const unknownPlayer = () =>
  new Refusal('not_found', { message: 'There is no such player, or they can’t be reached.' });

/** Whoever is blocked, or asks for somebody who is suspended, hears what is said of an id or a code that nobody has. */
export async function refuseUnreachable(
  { mayMeet, hasBlocked }: DanceParts,
  sql: Reader | Writer,
  me: string,
  other: string,
  unknown = unknownPlayer,
): Promise<void> {
  if (me === other) throw new Refusal('cannot_invite_self');
  if (await mayMeet(sql, me, other)) return;
  throw (await hasBlocked(sql, me, other)) ? new Refusal('blocked') : unknown();
}

/** Nobody where the wish names nobody: then it is an open link. */
async function findGuest(parts: DanceParts, wish: Invite, me: string) {
  const { db } = parts;
  if (!wish.invitedPlayer && !wish.challengedFriendCode) return undefined;
  const code = wish.challengedFriendCode && readFriendCode(wish.challengedFriendCode);
  const guest = wish.invitedPlayer
    ? await findPlayer(db.read, wish.invitedPlayer)
    : code && (await findPlayerByFriendCode(db.read, code));
  if (!guest) throw unknownPlayer();
  // Before anything else is refused: an unfit message must not tell that there is such a player.
  await refuseUnreachable(parts, db.read, me, guest.id);
  return guest;
}

function acceptableMessage(typed: string | null | undefined): string | null {
  if (typed == null) return null;
  const message = readInviteMessage(typed);
  if (message === null) {
    const advice = `A message has up to ${mostMessageCharacters} characters, none of them hidden.`;
    throw new Refusal('invalid_input', {
      message: advice,
      details: { fields: { message: advice } },
    });
  }
  if (isIndecent(message)) throw new Refusal('text_refused');
  return message === '' ? null : message;
}
