import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../../api/identity.ts';
import { track } from '../../../domain/analytics/track.ts';
import { savePlayerStats } from '../../../domain/play/player-stats.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
import { sampleDance, sampleDanceAfterRound2 } from '../sample-dance.ts';
import { trackEnd, trackRound, trackStart } from './track-dance.ts';

vi.mock('../../../domain/analytics/track.ts', () => ({ track: vi.fn() }));

const counted = () => vi.mocked(track).mock.lastCall?.[0].eventData;
const stats = { gamesPlayed: 12, gamesWon: 9, averageRounds: 4.2, winPercentage: 75 };

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('location', { pathname: '/jinx/dance/game_1' });
  setCurrentPlayerId('anon_1');
});
afterEach(() => {
  for (const key of safeLocalStorage.keys('player.stats.')) safeLocalStorage.remove(key);
  vi.unstubAllGlobals();
});

test('a dance starts with the level of the saved stats, else with that of a new player', () => {
  trackStart('game_1');
  expect(counted()).toMatchObject({ game_type: 'dance', user_level: 'new' });
  savePlayerStats(safeLocalStorage, 'anon_1', stats);
  trackStart('game_1');
  expect(counted()).toEqual({
    gameId: 'game_1',
    game_type: 'dance',
    is_tutorial: false,
    user_level: 'intermediate',
    mode: 'multiplayer',
  });
});

test('its rounds and its end are of the mode that the path says, with the words of finished rounds', () => {
  const jinx = sampleDanceAfterRound2('honey', 'honey', { status: 'completed', outcome: 'jinx' });
  trackRound(jinx, 2);
  expect(counted()).toEqual({ gameId: 'g1', round: 2, word: 'honey', mode: 'multiplayer' });
  trackEnd(jinx);
  expect(counted()).toEqual({
    gameId: 'g1',
    won: true,
    outcome: 'jinx',
    rounds: 2,
    sessionDuration: expect.any(Number),
    mode: 'multiplayer',
    finalWordPair: ['honey', 'honey'],
    hintsUsed: 0,
  });
});

test('an ended dance has the last pair that was turned over, and no sealed word', () => {
  trackEnd(sampleDance({ status: 'abandoned', word: 'secret' }));
  expect(counted()).toMatchObject({ outcome: 'abandoned', finalWordPair: ['moon', 'cheese'] });
  const opening = { pair: ['sand', 'water'] as [string, string], puzzleNumber: 7 };
  trackEnd(sampleDance({ status: 'abandoned', rounds: [], submissions: [], opening }));
  expect(counted()).toMatchObject({ rounds: 0, finalWordPair: ['sand', 'water'] });
  trackEnd(sampleDance({ status: 'abandoned', rounds: [], submissions: [], word: 'secret' }));
  expect(counted()).not.toHaveProperty('finalWordPair');
  expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('secret');
});
