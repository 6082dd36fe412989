import type { Dance } from '@bee-jinx/contract/browser';
import { isDanceOver } from '@bee-jinx/game';
import type { PlayedGame, PlayState } from '../../domain/play/play-reducer.ts';
import type { TrailRound } from '../../domain/play/trail-round.ts';

export interface PlayedDance extends PlayedGame {
  dance: Dance;
  myId: string;
}

export type DancePlay = PlayState<TrailRound, PlayedDance>;

export const toPlayedDance = (dance: Dance, myId: string): PlayedDance => ({
  dance,
  myId,
  version: dance.version,
  rounds: toDanceTrail(dance, myId),
  status: isDanceOver(dance) ? 'over' : dance.status === 'active' ? 'playing' : 'paused',
  sealedWord: dance.word,
  sealsInField: true,
});

/** The finished rounds as one player sees them. */
export function toDanceTrail(
  { rounds, submissions }: Pick<Dance, 'rounds' | 'submissions'>,
  myId: string,
): TrailRound[] {
  return rounds.map(({ round, match, warmth, reasons }) => {
    // Reasons are in the order of the seats, as submissions are.
    const submitted = submissions.filter((one) => one.round === round);
    const isFirstSeat = submitted[0]?.userId === myId;
    return {
      round,
      warmth: match ? 100 : warmth,
      yours: submitted.find(({ userId }) => userId === myId)?.word ?? '',
      theirs: submitted.find(({ userId }) => userId !== myId)?.word ?? '',
      reasons: reasons && (isFirstSeat ? reasons : [reasons[1], reasons[0]]),
    };
  });
}

const nearMissWarmth = 60;

/** Whether the last two words can still be agreed on as one: offered where they are near, or the partner offers it. */
export function canAgreeThatCounts({ rounds, thatCounts }: Dance): boolean {
  const isNear = (rounds.at(-1)?.warmth ?? 0) >= nearMissWarmth;
  return thatCounts.open && (isNear || thatCounts.mine || thatCounts.theirs);
}

export const hasPartnerSealed = ({ dance, myId }: PlayedDance): boolean =>
  dance.players.some(({ userId, ready }) => userId !== myId && ready);
