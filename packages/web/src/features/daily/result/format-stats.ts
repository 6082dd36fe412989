import type { DailyStats } from '@bee-jinx/contract/browser';
import { tierLabels, type UserLevel } from '@bee-jinx/game';
import { formatNumber } from '../../../platform/format-number.ts';

type Numbers = Pick<
  DailyStats,
  'gamesPlayed' | 'gamesWon' | 'averageRounds' | 'tier' | 'userLevel'
>;

const levels: Record<UserLevel, string> = {
  new: 'You are new here.',
  beginner: 'Experience, by games played: beginner.',
  intermediate: 'Experience, by games played: intermediate.',
  experienced: 'Experience, by games played: as much as it gets.',
};

/** Games, jinxes, the average with its tier, and the level, as texts. */
export function formatStats({ gamesPlayed, gamesWon, averageRounds, tier, userLevel }: Numbers) {
  return {
    played: formatCount(gamesPlayed, 'game'),
    jinxes: gamesWon === 0 ? 'no jinx yet' : formatCount(gamesWon, 'jinx', 'jinxes'),
    level: levels[userLevel],
    ...(tier && {
      average: formatCount(averageRounds, 'round'),
      tier: tierLabels[tier].toLowerCase(),
    }),
  };
}

const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
