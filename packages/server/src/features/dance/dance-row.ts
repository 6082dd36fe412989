import {
  type Dance,
  getDanceResult,
  isDanceOver,
  type Seat,
  telepathyOf,
  warningTime,
} from '@bee-jinx/game';
import { randomId } from '../../platform/random.ts';
import { isSimulated } from '../../platform/simulated.ts';
import type { DanceRow, NamedDanceRow } from './queries.ts';
import { recallDance, rememberDance } from './remembered-dances.ts';

export function danceFromRow(row: Pick<DanceRow, 'id' | 'game'>): Dance {
  const known = recallDance(row);
  if (known) return known;
  const game: Dance = { ...addedLater, ...JSON.parse(row.game) };
  rememberDance(row.id, row.game, game);
  return game;
}

/** What games lack that were saved before the rules knew of it. */
const addedLater: Pick<Dance, 'missed' | 'overdue' | 'opening'> = {
  missed: [null, null],
  overdue: null,
  opening: null,
};

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
    seat0_reaction: null,
    seat1_reaction: null,
    seat0_befriends: 0,
    seat1_befriends: 0,
    seat0_skill: null,
    seat0_luck: null,
    seat1_skill: null,
    seat1_luck: null,
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
  rememberDance(row.id, columns.game, game);
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

export const beePlayer = { userId: 'bee', displayName: 'The bee' } as const;
const deletedPlayer = { userId: 'gone', displayName: 'A player who left' } as const;

/** The same key for two players in either order. */
export function pairKeyOf(one: string, other: string): string {
  return [one, other].sort().join(':');
}

export function seatOf(row: DanceRow | undefined, playerId: string): Seat | null {
  if (row?.seat0_id === playerId) return 0;
  return row?.seat1_id === playerId ? 1 : null;
}

export function playerIdAt(row: DanceRow, seat: Seat): string | null {
  return seat === 0 ? row.seat0_id : row.seat1_id;
}

/** A simulator plays one of the seats: such a game is in nobody's history and counts for nothing. */
export function hasSimulatedSeat({ seat0_id, seat1_id }: DanceRow): boolean {
  return [seat0_id, seat1_id].some((id) => id !== null && isSimulated(id));
}

/** Who sits there, as others may see them; nobody while an open link waits. */
export function presentPlayerAt(
  row: NamedDanceRow,
  seat: Seat,
): { userId: string; displayName: string } | null {
  if (seat === 1 && row.with_bee === 1) return beePlayer;
  if (seat === 1 && row.open_link === 1) return null;
  const [userId, displayName] =
    seat === 0 ? [row.seat0_id, row.seat0_name] : [row.seat1_id, row.seat1_name];
  return userId !== null && displayName !== null ? { userId, displayName } : deletedPlayer;
}

/** This seat's skill and luck, once its notes were asked for. */
export function scoresAt(row: DanceRow, seat: Seat): { skill: number; luck: number } | undefined {
  const [skill, luck] =
    seat === 0 ? [row.seat0_skill, row.seat0_luck] : [row.seat1_skill, row.seat1_luck];
  return skill === null || luck === null ? undefined : { skill, luck };
}
