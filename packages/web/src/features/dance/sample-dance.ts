import type { Dance } from '@bee-jinx/contract/browser';
import { createPlayState } from '../../domain/play/play-reducer.ts';
import { type DancePlay, toPlayedDance } from './played-dance.ts';

/** For the tests: my second round with Maya. */
export function sampleDance(changes: Partial<Dance> = {}): Dance {
  return {
    gameId: 'g1',
    id: 'g1',
    gameType: '2-player',
    status: 'active',
    roundNumber: 2,
    currentRound: 2,
    version: 5,
    pair: ['moon', 'cheese'],
    players: [
      { userId: 'me', displayName: 'Clover', ready: false, score: 0 },
      { userId: 'maya', displayName: 'Maya', ready: false, score: 0 },
    ],
    opponent: { userId: 'maya', displayName: 'Maya', here: true, isBee: false },
    isInviter: true,
    myTurn: true,
    submissions: said(1, 'moon', 'cheese'),
    rounds: [{ round: 1, match: null, warmth: 44 }],
    thatCounts: { mine: false, theirs: false, open: true },
    gameConfig: { maxRounds: 10, pace: 'relaxed' },
    maxRounds: 10,
    isRematch: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

const said = (round: number, mine: string, theirs: string): Dance['submissions'] => {
  const timestamp = '2026-01-01T00:00:00.000Z';
  return [
    { id: `g1.${round}.1`, userId: 'me', word: mine, timestamp, round },
    { id: `g1.${round}.2`, userId: 'maya', word: theirs, timestamp, round },
  ];
};

/** The same dance after its second round. */
export const sampleDanceAfterRound2 = (
  mine: string,
  theirs: string,
  changes: Partial<Dance> = {},
): Dance =>
  sampleDance({
    version: 7,
    roundNumber: 3,
    submissions: [...said(1, 'moon', 'cheese'), ...said(2, mine, theirs)],
    rounds: [
      { round: 1, match: null, warmth: 44 },
      { round: 2, match: mine === theirs ? 'exact' : null, warmth: mine === theirs ? 100 : 52 },
    ],
    ...changes,
  });

/** The dance as the player `me` sees it. */
export const samplePlay = (dance: Dance): DancePlay => createPlayState(toPlayedDance(dance, 'me'));
