import type { Dance as Shown } from '@bee-jinx/contract';
import { type Dance, isDanceOver, isSentPairNumber, otherSeat, type Seat } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import {
  type ChangedInbox,
  markGameNoticesRead,
  type Notice,
  notify,
  signalInboxes,
} from '../notifications/notify.ts';
import { beePlayer, playerIdAt } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import type { NamedDanceRow } from './queries.ts';

/** A step of a game, and who hears of it. */
export interface DanceStep {
  row: NamedDanceRow;
  /** Null for a game that is new. */
  before: Dance | null;
  game: Dance;
  /** The seat that acted; null for a step of the server. */
  actor: Seat | null;
  /** Sends signals, but writes no notification of what the actor did. */
  skipsNotification?: boolean;
  /** Replaces the usual text about its end. */
  customText?: string;
}

/** What a player who waits for the other's word is shown when it comes. */
export interface Reveal {
  to: string;
  game: Shown;
}

type NotificationDraft = Pick<Notice, 'type' | 'text'> & { evenIfHere: boolean };

/** Asked before a step is saved: who of the two has the site open, and whether there is no notification to write. */
export async function audienceOf(
  { live, notifications }: DanceDeps,
  step: DanceStep,
  locked: { sql: Writer; here?: ReadonlySet<string> } | undefined,
): Promise<{ here: ReadonlySet<string>; hasNoNotification: boolean }> {
  const { row, actor, game } = step;
  const mine = actor === null ? null : playerIdAt(row, actor);
  const [here, isUnread] = await Promise.all([
    locked?.here ?? live.whoIsHere(addresseesOf(step)),
    isDanceOver(game) || (mine !== null && notifications.unread.has(mine, row.id, locked?.sql)),
  ]);
  return { here, hasNoNotification: !isUnread && createNotices(step, here).length === 0 };
}

function addresseesOf(step: DanceStep): string[] {
  const { row, actor } = step;
  const isToBoth = actor === null && (newlyForgiven(step).length > 0 || hasRunOut(step));
  const seats: Seat[] = actor === null ? (isToBoth ? [0, 1] : []) : [otherSeat(actor)];
  return seats.map((seat) => playerIdAt(row, seat)).filter((id) => id !== null);
}

/** The transaction keys of the inboxes that `writeNotifications` writes to. */
export const inboxKeys = (row: Pick<NamedDanceRow, 'seat0_id' | 'seat1_id'>): string[] =>
  [row.seat0_id, row.seat1_id].flatMap((id) => (id === null ? [] : [`inbox:${id}`]));

/**
 * In the transaction of the step: marks the actor's notifications of this game as read, or those of both where it is over, and
 * notifies the other unless they have the site open.
 */
export async function writeNotifications(
  sql: Writer,
  step: DanceStep,
  here: ReadonlySet<string>,
  clock: Clock,
): Promise<ChangedInbox[]> {
  const { row, before, game, actor } = step;
  const notices = createNotices(step, here);
  const readInboxes: ChangedInbox[] = [];
  for (const seat of before ? ([0, 1] as const) : []) {
    const reader = seat === actor || isDanceOver(game) ? playerIdAt(row, seat) : null;
    if (reader === null || notices.some(({ to }) => to === reader)) continue;
    readInboxes.push(...(await markGameNoticesRead(sql, reader, row.id, clock.now())));
  }
  return [...readInboxes, ...(await notify(sql, notices, clock))];
}

/** After the commit: the clients of both players refetch, but for the one who gets the game with the signal. */
export function signalDance(
  { live, notifications }: DanceDeps,
  { row, before, game }: DanceStep,
  inboxes: readonly ChangedInbox[],
  reveal?: Reveal,
): void {
  if (before === game) return;
  const signal = { topic: 'dance', id: row.id, version: row.version } as const;
  const players = [row.seat0_id, row.seat1_id].filter((id) => id !== null && id !== reveal?.to);
  live.sendSignal(players as string[], signal);
  if (reveal) live.sendSignal([reveal.to], { ...signal, game: reveal.game });
  signalInboxes(notifications, inboxes);
}

function createNotices(step: DanceStep, here: ReadonlySet<string>): Notice[] {
  const { row, before, game, actor } = step;
  if (actor === null) return deadlineNotices(step, here);
  // Whoever leaves after the deadline has ended nothing: what time did is told all the same.
  if (step.skipsNotification && !hasRunOut(step)) return [];
  const to = playerIdAt(row, otherSeat(actor));
  const draft = to && (customNotification(step) ?? draftNotification(row, before, game, actor));
  if (!draft) return deadlineNotices(step, here);
  if (here.has(to) && !draft.evenIfHere) return [];
  const { type, text } = draft;
  const from = playerIdAt(row, actor);
  return [{ to, type, text, from, gameId: row.id, endsGame: isDanceOver(game) }];
}

/** The seats that have just missed their first round of a live dance. */
const newlyForgiven = ({ before, game }: DanceStep): Seat[] =>
  ([0, 1] as const).filter((seat) => before && before.missed[seat] !== game.missed[seat]);

/** Whether time has ended a dance that had begun: somebody was waited for, or for a decision to go on. */
const hasRunOut = ({ before, game }: DanceStep): boolean =>
  before !== null &&
  before.status !== 'invited' &&
  !isDanceOver(before) &&
  (game.status === 'expired' ||
    (game.outcome === 'no_jinx' && !game.decision?.by.includes('stop')));

/** Who has the site open, or has just acted, sees it on the stage. */
function deadlineNotices(step: DanceStep, here: ReadonlySet<string>): Notice[] {
  const { row, actor } = step;
  const forgiven = newlyForgiven(step);
  const endsGame = hasRunOut(step);
  if (forgiven.length === 0 && !endsGame) return [];
  const partner = row.with_bee === 1 ? beePlayer.displayName : '{name}';
  return ([0, 1] as const).flatMap((seat): Notice[] => {
    const to = playerIdAt(row, seat);
    if (!to || here.has(to) || seat === actor) return [];
    const from = playerIdAt(row, otherSeat(seat));
    const about = { to, from, gameId: row.id, endsGame };
    if (endsGame) {
      const text = `Time ran out in your dance with ${partner}.`;
      return [{ ...about, type: 'abandoned', text }];
    }
    const text = forgiven.includes(seat)
      ? `You missed a round with ${partner}. The clock runs once more: say a word.`
      : `${partner} missed a round. The clock runs once more.`;
    return [{ ...about, type: 'expiring', text }];
  });
}

function customNotification({ customText }: DanceStep): NotificationDraft | undefined {
  return customText === undefined
    ? undefined
    : { type: 'abandoned', text: customText, evenIfHere: true };
}

function draftNotification(
  row: NamedDanceRow,
  before: Dance | null,
  game: Dance,
  actor: Seat,
): NotificationDraft | null {
  const other = otherSeat(actor);
  const always = (type: NotificationDraft['type'], text: string): NotificationDraft => ({
    type,
    text,
    evenIfHere: true,
  });
  const unlessHere = (type: NotificationDraft['type'], text: string): NotificationDraft => ({
    type,
    text,
    evenIfHere: false,
  });

  if (!before && game.status === 'invited') {
    if (game.opening) {
      return isSentPairNumber(game.opening.puzzleNumber)
        ? always('invite', '{name} invites you to dance on a pair of their choice.')
        : always('invite', '{name} invites you to dance on the pair that you both finished.');
    }
    return row.is_rematch
      ? always('rematch', '{name} wants to dance again.')
      : always('invite', '{name} invites you to dance.');
  }
  if (game.status === 'abandoned') return always('abandoned', '{name} has left the dance.');
  if (game.status === 'declined') return always('abandoned', '{name} can’t dance with you now.');
  if (isDanceOver(game) && game.outcome === 'jinx')
    return always('jinx', 'Jinx! You and {name} said it.');
  // Whoever decides after the deadline is refused, and has ended nothing.
  if (isDanceOver(game) && game.decision?.by[actor] === 'stop') {
    return unlessHere('decision', '{name} has ended your dance after the last round.');
  }
  if (game.nudged[actor] !== before?.nudged[actor] && game.nudged[actor] !== null) {
    return always('nudge', '{name} is waiting for your word.');
  }
  const hasRevealed = game.rounds.length > (before?.rounds.length ?? 0);
  if (game.status === 'deciding') {
    if (hasRevealed) return unlessHere('decision', 'That was the last round with {name}. Go on?');
    const isAsked = game.decision?.by[actor] && !game.decision.by[other];
    return isAsked ? unlessHere('decision', '{name} wants to go on. And you?') : null;
  }
  if (hasRevealed) return unlessHere('reveal', '{name} has answered: see both words.');
  const hasNewWord = game.sealed[actor] !== null && before?.sealed[actor] == null;
  const isBegun = game.status === 'active' && before?.status !== 'active';
  if (game.status === 'active' && game.sealed[other] === null && (hasNewWord || isBegun)) {
    return hasNewWord
      ? unlessHere('your_turn', '{name} has sealed a word. Your turn.')
      : unlessHere('your_turn', '{name} dances with you. Your turn.');
  }
  return null;
}

/** Sent after four fifths of the time, but not to a player who has the site open and sees the clock. */
export function warningsFor(
  row: NamedDanceRow,
  awaited: readonly Seat[],
  here: ReadonlySet<string>,
): Notice[] {
  return awaited.flatMap((seat): Notice[] => {
    const to = playerIdAt(row, seat);
    if (!to || here.has(to)) return [];
    const from = playerIdAt(row, otherSeat(seat));
    const partner = row.with_bee === 1 ? beePlayer.displayName : '{name}';
    const text = `Your dance with ${partner} runs out of time soon.`;
    return [{ to, type: 'expiring', from, gameId: row.id, text }];
  });
}
