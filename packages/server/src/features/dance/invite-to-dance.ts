import type { Dance as Shown } from '@bee-jinx/contract';
import {
  type DanceConfig,
  inviteToDance,
  maxInviteMessageCharacters,
  maxRoundsRange,
  parseFriendCode,
  parseInviteMessage,
} from '@bee-jinx/game';
import { enforceDailyLimit } from '../../platform/daily-limit.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isProfane } from '../../platform/profanity.ts';
import { Refusal } from '../../platform/refusal.ts';
import { validateOptionalWord } from '../../platform/validate-word.ts';
import { findPlayer } from '../identity/queries.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import { inboxKeys, signalDance, writeNotifications } from './dance-notifications.ts';
import { newDanceRow, pairKeyOf, withNames } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';
import {
  countOpenLinks,
  findInvite,
  findOpenDance,
  findPlayerByFriendCode,
  insertDance,
  type NamedDanceRow,
  nthNewestInviteTime,
} from './queries.ts';

export const defaultDanceConfig: DanceConfig = { maxRounds: maxRoundsRange.usual, pace: 'relaxed' };

interface Invite {
  invitedPlayer?: string | null | undefined;
  challengedFriendCode?: string | null | undefined;
  message?: string | null | undefined;
  firstWord?: string | null | undefined;
  gameConfig?: DanceConfig | null | undefined;
  openingPuzzle?: number | null | undefined;
}

const maxOpenLinks = 20;
/** Withdrawn invites stay in the database, so they count too. */
const maxInvitesPerDay = 1000;

/** A friend by name, or whoever opens the link. */
export async function inviteDancePartner(
  deps: DanceDeps,
  caller: Caller,
  input: Invite,
  inviteKey: string | null,
): Promise<{ game: Shown }> {
  const { db, clock } = deps;
  const now = clock.now();
  const me = await findPlayer(db.read, caller.playerId);
  if (!me) throw new Refusal('not_signed_in');
  const guest = await findGuest(deps, input, me.id);
  const message = validateMessage(input.message);
  const firstWord = validateOptionalWord(input.firstWord);
  const opening =
    input.openingPuzzle == null
      ? null
      : await deps.openingPair(db.read, {
          puzzleNumber: input.openingPuzzle,
          inviterId: me.id,
          guestId: guest?.id,
          areFriends: guest !== undefined && (await deps.areFriends(db.read, me.id, guest.id)),
        });
  const game = inviteToDance(input.gameConfig ?? defaultDanceConfig, firstWord, now, opening);
  const pairKey = guest ? pairKeyOf(me.id, guest.id) : null;
  const seats = [me.id, guest?.id ?? null] as const;
  const fresh = newDanceRow(game, { seats, pairKey, openLink: !guest, inviteKey, message }, now);

  const step = { before: null, game, actor: 0 } as const;
  let inboxes: ChangedInbox[] = [];
  const keys = [`pair:${pairKey ?? me.id}`, ...inboxKeys(fresh)];
  const row = await db.transaction(keys, async (sql) => {
    // Checked under the pair's lock, which blocking takes too.
    if (guest) await refuseUnreachable(deps, sql, me.id, guest.id);
    const sent = inviteKey === null ? undefined : await findInvite(sql, me.id, inviteKey);
    if (sent) return sent;
    if (!guest && (await countOpenLinks(sql, me.id)) >= maxOpenLinks) {
      const message = 'You have many open links already. Take one of those back first.';
      throw new Refusal('slow_down', { message, retryAfterSeconds: 3600 });
    }
    await enforceDailyLimit(
      maxInvitesPerDay,
      now,
      (input) => nthNewestInviteTime(sql, me.id, input),
      `You have sent ${maxInvitesPerDay} invites within a day. Come back later.`,
    );
    const isNew = await insertDance(sql, fresh);
    const open = isNew || pairKey === null ? undefined : await findOpenDance(sql, pairKey);
    if (open) throw gameExistsRefusal(open);
    if (!isNew) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    const row = withNames(fresh, [me.display_name, guest?.display_name ?? null]);
    inboxes = await writeNotifications(sql, { ...step, row }, new Set(), clock);
    return row;
  });
  if (row.id === fresh.id) signalDance(deps, { ...step, row }, inboxes);
  return { game: await presentDanceFor(deps, { row, seat: 0 }) };
}

export function gameExistsRefusal(open: NamedDanceRow): Refusal {
  return new Refusal('game_exists', { details: { gameId: open.id, status: open.status } });
}

export const unreachablePlayerRefusal = () =>
  new Refusal('not_found', { message: 'There is no such player, or they can’t be reached.' });

/** A blocked or suspended player is answered like an unknown id or code, so that nobody learns of it. */
export async function refuseUnreachable(
  { canMeet, hasBlocked }: DanceDeps,
  sql: Reader,
  me: string,
  other: string,
  unknown = unreachablePlayerRefusal,
): Promise<void> {
  if (me === other) throw new Refusal('cannot_invite_self');
  if (await canMeet(sql, me, other)) return;
  throw (await hasBlocked(sql, me, other)) ? new Refusal('blocked') : unknown();
}

/** Undefined where the input names nobody: then it is an open link. */
async function findGuest(deps: DanceDeps, input: Invite, me: string) {
  const { db } = deps;
  if (!input.invitedPlayer && !input.challengedFriendCode) return undefined;
  const code = input.challengedFriendCode && parseFriendCode(input.challengedFriendCode);
  const guest = input.invitedPlayer
    ? await findPlayer(db.read, input.invitedPlayer)
    : code && (await findPlayerByFriendCode(db.read, code));
  if (!guest) throw unreachablePlayerRefusal();
  // Before anything else is refused: an unfit message must not tell that there is such a player.
  await refuseUnreachable(deps, db.read, me, guest.id);
  return guest;
}

function validateMessage(typed: string | null | undefined): string | null {
  if (typed == null) return null;
  const message = parseInviteMessage(typed);
  if (message === null) {
    const advice = `A message has up to ${maxInviteMessageCharacters} characters, none of them hidden.`;
    throw new Refusal('invalid_input', {
      message: advice,
      details: { fields: { message: advice } },
    });
  }
  if (isProfane(message)) throw new Refusal('text_refused');
  return message === '' ? null : message;
}
