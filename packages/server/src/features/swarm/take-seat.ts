import type { Swarm as Shown } from '@bee-jinx/contract';
import { comeBack, isSeated, sitDown } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { randomIndex } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isSimulated } from '../../platform/simulated.ts';
import { validateName } from '../identity/change-name.ts';
import type { SwarmDeps } from './deps.ts';
import { presentSwarm } from './present-swarm.ts';
import { membersOf, type NamedMemberRow, saveMember } from './queries.ts';
import { memberOf, newMemberRow } from './swarm-row.ts';
import { type CurrentSwarm, changeSwarm, findSwarmId, refuseOutsider } from './swarm-steps.ts';

const faces = [1, 2, 3, 4, 5, 6];

export type SeatChange = { displayName?: string | undefined; face?: number | undefined };

/** Sits down, or comes back to the seat that was theirs. */
export async function joinSwarm(
  deps: SwarmDeps,
  { playerId }: Caller,
  key: string,
  seat: SeatChange = {},
): Promise<{ swarm: Shown }> {
  const name = chooseName(seat);
  const swarmId = await findSwarmId(deps, key);
  const stored = await changeSwarm(deps, swarmId, playerId, async (current, sql) => {
    await refuseOutsider(sql, current, playerId);
    const { before, now } = current;
    if (current.seat !== null) {
      const ruling = comeBack(before, current.seat, deps.judge, now);
      const isBack = ruling.ok && ruling.game.seats[current.seat]?.state === 'in';
      if (isBack && before.seats[current.seat]?.state === 'left') {
        await refuseUnwelcome(deps, sql, current, playerId);
      }
      const isRenamed = name !== undefined || seat.face !== undefined;
      if (!ruling.ok || !isRenamed) return { ruling };
      return { ruling, members: await saveSeat(sql, current, playerId, { name, face: seat.face }) };
    }
    const ruling = sitDown(before, deps.judge, now);
    if (!ruling.ok) return { ruling };
    await refuseUnwelcome(deps, sql, current, playerId);
    const place = { seat: before.seats.length, name, face: seat.face };
    return { ruling, members: await saveSeat(sql, current, playerId, place) };
  });
  return { swarm: await presentSwarm(deps, stored, playerId) };
}

/** My name and face at this table. */
export async function changeSwarmSeat(
  deps: SwarmDeps,
  { playerId }: Caller,
  key: string,
  seat: SeatChange,
): Promise<{ swarm: Shown }> {
  const name = chooseName(seat);
  const swarmId = await findSwarmId(deps, key);
  const stored = await changeSwarm(deps, swarmId, playerId, async (current, sql) => {
    await refuseOutsider(sql, current, playerId);
    if (current.seat === null) throw new Refusal('not_your_game');
    const members = await saveSeat(sql, current, playerId, { name, face: seat.face });
    return { ruling: { ok: true, game: current.before }, members };
  });
  return { swarm: await presentSwarm(deps, stored, playerId) };
}

async function saveSeat(
  sql: Writer,
  { row, members }: CurrentSwarm,
  playerId: string,
  place: { seat?: number; name: string | undefined; face: number | undefined },
): Promise<NamedMemberRow[]> {
  const known = memberOf(members, playerId);
  const face = place.face ?? (known?.seat != null ? known.face : dealFace(members));
  const blank = { seat: null, name: null, face, watches_until: null };
  const { display_name: _name, ...stored } = {
    display_name: null,
    ...(known ?? newMemberRow(row.id, playerId, blank)),
  };
  await saveMember(sql, {
    ...stored,
    face,
    ...(place.seat !== undefined && { seat: place.seat, watches_until: null }),
    ...(place.name !== undefined && { name: place.name }),
  });
  return membersOf(sql, row.id);
}

/**
 * Nobody sits down beside somebody whom they may not meet: they aren't told who that is. A simulated seat takes its tables
 * along when it is removed, so strangers and such seats never share one, whoever has left it.
 */
async function refuseUnwelcome(
  { canMeet }: SwarmDeps,
  sql: Writer,
  { members, before }: CurrentSwarm,
  playerId: string,
): Promise<void> {
  for (const { seat, player_id: otherId } of members) {
    const sitting = seat === null ? undefined : before.seats[seat];
    if (!sitting || otherId === null) continue;
    const isMet = isSeated(sitting) || isSimulated(playerId) || isSimulated(otherId);
    if (!isMet) continue;
    if (!(await canMeet(sql, playerId, otherId))) throw new Refusal('swarm_closed');
  }
}

/** One of those that the fewest at the table have. */
export function dealFace(members: readonly NamedMemberRow[]): number {
  const counts = faces.map(
    (face) => members.filter((one) => one.seat !== null && one.face === face).length,
  );
  const rarest = faces.filter((_, index) => counts[index] === Math.min(...counts));
  return rarest[randomIndex(rarest.length)] ?? 1;
}

export const chooseName = ({ displayName }: SeatChange): string | undefined =>
  displayName === undefined ? undefined : validateName(displayName);
