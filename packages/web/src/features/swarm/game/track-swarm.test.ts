import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { track } from '../../../domain/analytics/track.ts';
import { sampleRound } from '../../../domain/swarm/sample-swarm.ts';
import { trackEnd, trackRound, trackStart } from './track-swarm.ts';

vi.mock('../../../domain/analytics/track.ts', () => ({ track: vi.fn() }));

const counted = () => vi.mocked(track).mock.lastCall?.[0].eventData;

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('location', { pathname: '/jinx/swarm/HMXR' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a swarm starts as a game of its own type, apart from dances', () => {
  trackStart('swarm_1');
  expect(counted()).toMatchObject({
    gameId: 'swarm_1',
    game_type: 'swarm',
    is_tutorial: false,
    mode: 'multiplayer',
  });
});

test('its rounds and its end contain no words', () => {
  trackRound('swarm_1', 2);
  expect(counted()).toEqual({ gameId: 'swarm_1', round: 2, mode: 'multiplayer' });
  trackEnd({ swarmId: 'swarm_1', outcome: 'jinx', rounds: [sampleRound(1, ['sand', 'sand'])] });
  expect(counted()).toMatchObject({ won: true, outcome: 'jinx', rounds: 1, mode: 'multiplayer' });
  expect(JSON.stringify(counted())).not.toContain('sand');
});
