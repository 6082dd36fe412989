import { isSeated, type Swarm, seatResultOf } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random.ts';
import { isSimulated } from '../../platform/simulated.ts';
import {
  type NamedMemberRow,
  type NamedSwarmRow,
  type SwarmRow,
  setResult,
  updateSwarm,
} from './queries.ts';

/** A swarm as it is stored: its row, the game in it, and everybody who sits there or looks on. */
export interface StoredSwarm {
  row: NamedSwarmRow;
  game: Swarm;
  members: readonly NamedMemberRow[];
}

export const swarmFromRow = (row: Pick<SwarmRow, 'game'>): Swarm => JSON.parse(row.game);

function swarmColumns(game: Swarm, now: number) {
  return {
    status: game.status,
    outcome: game.outcome,
    round_count: game.rounds.length,
    host_seat: game.host,
    deadline: game.deadline,
    updated_at: now,
    ended_at: game.status === 'over' ? now : null,
    game: JSON.stringify(game),
  };
}

export function newSwarmRow(
  game: Swarm,
  made: Pick<SwarmRow, 'code' | 'created_by' | 'create_key' | 'group_id' | 'rematch_of'>,
  now: number,
): SwarmRow {
  return {
    id: randomId('swarm'),
    replay_id: randomId('swarmreplay'),
    room_code: made.code,
    version: 1,
    created_at: now,
    ...made,
    ...swarmColumns(game, now),
  };
}

export function newMemberRow(
  swarmId: string,
  playerId: string,
  place: Pick<NamedMemberRow, 'seat' | 'name' | 'face' | 'watches_until'>,
) {
  return {
    id: randomId('member'),
    swarm_id: swarmId,
    player_id: playerId,
    said: null,
    agreements: null,
    in_largest: null,
    ...place,
  };
}

export const memberOf = (members: readonly NamedMemberRow[], playerId: string) =>
  members.find(({ player_id }) => player_id === playerId);

export const seatOf = (members: readonly NamedMemberRow[], playerId: string): number | null =>
  memberOf(members, playerId)?.seat ?? null;

/** Nobody sits at a table that is over. */
export function isSittingAt(game: Swarm | undefined, seat: number | null): boolean {
  const sitting = seat === null || game?.status === 'over' ? undefined : game?.seats[seat];
  return sitting !== undefined && isSeated(sitting);
}

/** Saves a step. What a swarm counts for is written with its last one; a page's seats count for nothing. */
export async function saveSwarm(
  sql: Writer,
  { row, members }: Pick<StoredSwarm, 'row' | 'members'>,
  game: Swarm,
  now: number,
): Promise<NamedSwarmRow> {
  // A clock that was put back must not make a swarm end before its last word.
  const columns = swarmColumns(game, Math.max(now, row.updated_at));
  const ended_at = row.ended_at ?? columns.ended_at;
  const hasJustEnded = row.ended_at === null && columns.ended_at !== null;
  const counts =
    game.outcome !== 'abandoned' &&
    !members.some((member) => member.seat !== null && isPlayedByPage(member));
  if (hasJustEnded && counts) {
    for (const { id, seat } of members) {
      if (seat === null) continue;
      const { said, agreements, inLargest } = seatResultOf(game, seat);
      await setResult(sql, id, { said, agreements, in_largest: inLargest });
    }
  }
  // A rematch that never began makes way for another.
  const rematch_of = game.outcome === 'abandoned' ? null : row.rematch_of;
  const change = { ...columns, ended_at, rematch_of };
  await updateSwarm(sql, row, change);
  return { ...row, ...change, version: row.version + 1 };
}

/** A seat of the simulator: one page plays several, and listens with one of them only. */
export const isPlayedByPage = ({ player_id }: Pick<NamedMemberRow, 'player_id'>): boolean =>
  player_id !== null && isSimulated(player_id);

export const beePlayer = { userId: 'bee', displayName: 'The bee', face: 1 } as const;
const leftPlayer = 'A player who left';

export const nameAtTable = ({ name, display_name }: NamedMemberRow): string =>
  name ?? display_name ?? leftPlayer;
