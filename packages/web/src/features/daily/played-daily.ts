import type { DailyGame } from '@bee-jinx/contract/browser';
import { type DailyTrailRound, toTrailRound } from '../../domain/play/daily.ts';
import type { PlayedGame, PlayState } from '../../domain/play/play-reducer.ts';

export interface PlayedDaily extends PlayedGame<DailyTrailRound> {
  hints: DailyGame['hints'];
}

export type DailyPlay = PlayState<DailyTrailRound, PlayedDaily>;

export const toPlayedDaily = ({ version, rounds, hints, status }: DailyGame): PlayedDaily => ({
  version,
  rounds: rounds.map(toTrailRound),
  hints,
  status: status === 'playing' ? 'playing' : 'over',
});
