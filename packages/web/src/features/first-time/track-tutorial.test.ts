import { afterEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../api/identity.ts';
import { track } from '../../domain/analytics/track.ts';
import { trackTutorialStart } from './track-tutorial.ts';

vi.mock('../../domain/analytics/track.ts', () => ({ track: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

test('the tutorial starts with the level of its player', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('location', { pathname: '/first-time' });
  setCurrentPlayerId('anon_newcomer');
  trackTutorialStart();
  expect(vi.mocked(track).mock.lastCall?.[0]).toEqual({
    eventType: 'GAME_START',
    eventData: { game_type: 'tutorial', is_tutorial: true, user_level: 'new', mode: 'single' },
  });
});
