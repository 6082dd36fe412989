import type { Dance } from '@bee-jinx/contract';
import { otherSeat, type Seat } from '@bee-jinx/game';
import type { DanceRow } from './queries.ts';

/** The bee has nothing to hide. Who has left us can't be asked any more, so the answer is no. */
function sharesOf(row: DanceRow): readonly [boolean, boolean] {
  return [
    row.seat0_id !== null && row.seat0_shares === 1,
    row.with_bee === 1 || (row.seat1_id !== null && row.seat1_shares === 1),
  ];
}

export const bothShare = (row: DanceRow): boolean => sharesOf(row).every(Boolean);

export function sharingFor(row: DanceRow, seat: Seat): Pick<Dance, 'sharing'> {
  if (row.status !== 'completed') return {};
  const shares = sharesOf(row);
  return {
    sharing: {
      mine: shares[seat],
      theirs: shares[otherSeat(seat)],
      ...(row.replay_id !== null && bothShare(row) && { replayId: row.replay_id }),
    },
  };
}
