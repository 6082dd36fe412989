import type { Dance, DanceRound } from '@bee-jinx/contract/browser';
import type { TrailRound } from '../../domain/play/round-sentence.ts';

export type DanceTrailRound = TrailRound & Pick<DanceRound, 'match'>;

/** The finished rounds as one player sees them. */
export function toDanceTrail(
  { rounds, submissions }: Pick<Dance, 'rounds' | 'submissions'>,
  myId: string,
): DanceTrailRound[] {
  return rounds.map(({ round, match, warmth, reasons }) => {
    // By seat, as the reasons are.
    const said = submissions.filter((one) => one.round === round);
    const isFirstSeat = said[0]?.userId === myId;
    return {
      round,
      match,
      warmth: match ? 100 : warmth,
      yours: said.find(({ userId }) => userId === myId)?.word ?? '',
      theirs: said.find(({ userId }) => userId !== myId)?.word ?? '',
      reasons: reasons && (isFirstSeat ? reasons : [reasons[1], reasons[0]]),
    };
  });
}
