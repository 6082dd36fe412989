import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../../api/identity.ts';
import { track } from '../../../domain/analytics/track.ts';
import { clearPlayerStats, savePlayerStats } from '../../../domain/play/player-stats.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
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
  clearPlayerStats(safeLocalStorage, 'anon_1');
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

test('its rounds and its end are of the mode that the path says, and contain no words', () => {
  trackRound('game_1', 2);
  expect(counted()).toEqual({ gameId: 'game_1', round: 2, mode: 'multiplayer' });
  trackEnd({ gameId: 'game_1', status: 'completed', outcome: 'jinx' }, 2);
  expect(counted()).toMatchObject({ won: true, outcome: 'jinx', rounds: 2, mode: 'multiplayer' });
});
