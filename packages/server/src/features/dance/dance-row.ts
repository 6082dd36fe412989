import { type Dance, getDanceResult, isDanceOver, telepathyOf, warningTime } from '@bee-jinx/game';
import { randomId } from '../../platform/random.ts';
import type { DanceRow, NamedDanceRow } from './queries.ts';

export function danceFromRow(row: Pick<DanceRow, 'game'>): Dance {
  return JSON.parse(row.game);
}

interface NewDance {
  seats: readonly [inviter: string, guest: string | null];
  pairKey: string | null;
  withBee?: boolean;
  openLink?: boolean;
  isRematch?: boolean;
  inviteKey?: string | null;
  message?: string | null;
}

export function newDanceRow(game: Dance, beginning: NewDance, now: number): DanceRow {
  const { seats, pairKey, withBee, openLink, isRematch, inviteKey, message } = beginning;
  return {
    id: randomId('dance'),
    seat0_id: seats[0],
    seat1_id: seats[1],
    with_bee: withBee ? 1 : 0,
    open_link: openLink ? 1 : 0,
    is_rematch: isRematch ? 1 : 0,
    pair_key: pairKey,
    invite_key: inviteKey ?? null,
    message: message ?? null,
    telepathy: null,
    seat0_shares: 0,
    seat1_shares: 0,
    replay_id: null,
    version: 1,
    created_at: now,
    seat0_nth: null,
    seat1_nth: null,
    ...danceColumns(game, now),
  };
}

export function danceColumns(game: Dance, now: number) {
  return {
    status: game.status,
    outcome: game.outcome,
    round_count: game.rounds.length,
    deadline: game.deadline,
    warn_at: warningTime(game),
    updated_at: now,
    ended_at: isDanceOver(game) ? now : null,
    game: JSON.stringify(game),
  };
}

/** What a step of the game changes in its row. */
export function stepColumns(row: NamedDanceRow, before: Dance, game: Dance, now: number) {
  // A clock that was put back must not make a game end before its last word.
  const columns = danceColumns(game, Math.max(now, row.updated_at));
  return {
    ...columns,
    telepathy: telepathyFor(row, game),
    // Who was warned of a deadline is not warned again while it stays the same.
    warn_at: warningTime(before) === columns.warn_at ? row.warn_at : columns.warn_at,
  };
}

/** A dance with the bee is practice: it is nobody's telepathy. */
function telepathyFor(row: DanceRow, game: Dance): number | null {
  const result = getDanceResult(game);
  return result && row.with_bee === 0 ? telepathyOf(result) : null;
}

export function withNames(
  row: DanceRow,
  names: readonly [string | null, string | null],
): NamedDanceRow {
  return { ...row, seat0_name: names[0], seat1_name: names[1] };
}
