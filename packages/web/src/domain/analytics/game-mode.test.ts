import { expect, test } from 'vitest';
import { gameModeAt } from './game-mode.ts';

test.each([
  ['/jinx/dance', 'multiplayer'],
  ['/jinx/dance/game_1', 'multiplayer'],
  ['/jinx/dance/with/anon_1', 'multiplayer'],
  ['/jinx/swarm/HMXR', 'multiplayer'],
  ['/jinx/daily', 'single'],
  ['/first-time', 'single'],
  ['/', 'single'],
  ['/r/jinx/dance', 'single'],
])('at %s the mode is %s', (path, mode) => {
  expect(gameModeAt(path)).toBe(mode);
});
