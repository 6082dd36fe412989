import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { DanceParts } from './parts.ts';
import { showDances } from './present-dance.ts';
import { openDancesOf } from './queries.ts';
import { seatOf } from './seats.ts';

const most = 100;

/** Those that wait for me first. */
export async function listActive(
  parts: DanceParts,
  { playerId }: Caller,
): Promise<CallReply<'activeDances'>> {
  const rows = await openDancesOf(parts.db.read, playerId, most);
  const games = await showDances(
    parts,
    rows.map((row) => ({ row, seat: seatOf(row, playerId) ?? 0 })),
  );
  return { activeGames: games.sort((a, b) => Number(b.myTurn) - Number(a.myTurn)) };
}
