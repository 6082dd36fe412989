import { type Dance, isOver, otherSeat, type Seat } from '@bee-jinx/game';
import { type Notice, notify, settleNotices } from '../notifications/notify.ts';
import type { DanceParts } from './parts.ts';
import type { NamedDanceRow } from './queries.ts';
import { beePlayer, playerIn } from './seats.ts';

interface News {
  row: NamedDanceRow;
  /** Null for a game that is new. */
  before: Dance | null;
  game: Dance;
  /** Who has done it; null where nobody of the two did. */
  actor: Seat | null;
  /** Signals only. */
  isQuiet?: boolean;
}

type Said = Pick<Notice, 'type' | 'text'> & { evenIfHere: boolean };

/** After the commit: every screen of both looks again, and the other is told if they aren't looking. */
export async function announce(parts: DanceParts, news: News): Promise<void> {
  const { row, before, game, actor } = news;
  if (before === game) return;
  const players = [row.seat0_id, row.seat1_id].filter((id) => id !== null);
  parts.live.tell(players, { topic: 'dance', id: row.id, version: row.version });
  if (actor === null) return;

  const actorId = playerIn(row, actor);
  if (before && actorId) await settleNotices(parts.notifications, actorId, row.id);
  const to = playerIn(row, otherSeat(actor));
  const said = news.isQuiet ? null : whatToSay(row, before, game, actor);
  if (!to || !said) return;
  if (!said.evenIfHere && (await parts.live.whoIsHere([to])).has(to)) return;
  const { type, text } = said;
  await notify(parts.notifications, [{ to, type, text, from: actorId, gameId: row.id }]);
}

function whatToSay(
  row: NamedDanceRow,
  before: Dance | null,
  game: Dance,
  actor: Seat,
): Said | null {
  const other = otherSeat(actor);
  const always = (type: Said['type'], text: string): Said => ({ type, text, evenIfHere: true });
  const unlessHere = (type: Said['type'], text: string): Said => ({
    type,
    text,
    evenIfHere: false,
  });

  if (!before && game.status === 'invited') {
    return row.is_rematch
      ? always('rematch', '{name} wants to dance again.')
      : always('invite', '{name} invites you to dance.');
  }
  if (game.status === 'abandoned') return always('abandoned', '{name} has left the dance.');
  if (game.status === 'declined') return always('abandoned', '{name} can’t dance with you now.');
  if (isOver(game) && game.outcome === 'jinx')
    return always('jinx', 'Jinx! You and {name} said it.');
  if (isOver(game) && game.outcome === 'no_jinx') {
    return unlessHere('decision', '{name} has ended your dance after the last round.');
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

/** At four fifths of the time; whoever is looking sees the clock. */
export async function warn(
  parts: DanceParts,
  row: NamedDanceRow,
  awaited: readonly Seat[],
): Promise<void> {
  const ids = awaited.flatMap((seat) => playerIn(row, seat) ?? []);
  const here = await parts.live.whoIsHere(ids);
  const notices = awaited.flatMap((seat): Notice[] => {
    const to = playerIn(row, seat);
    if (!to || here.has(to)) return [];
    const from = playerIn(row, otherSeat(seat));
    const partner = row.with_bee === 1 ? beePlayer.displayName : '{name}';
    const text = `Your dance with ${partner} runs out of time soon.`;
    return [{ to, type: 'expiring', from, gameId: row.id, text }];
  });
  await notify(parts.notifications, notices);
}
