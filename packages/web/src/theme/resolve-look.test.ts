import { describe, expect, test } from 'vitest';
import { resolveLook } from './resolve-look.ts';

function look(stored: Record<string, string>, followsSystem = false, systemIsDark = false) {
  return resolveLook({ stored: (key) => stored[key] ?? null, followsSystem, systemIsDark });
}

describe('the theme', () => {
  test.each([
    // stored, build follows the system, system is dark → theme
    ['light', false, false, 'light'],
    ['light', false, true, 'light'],
    ['light', true, false, 'light'],
    ['light', true, true, 'light'],
    ['dark', false, false, 'dark'],
    ['dark', false, true, 'dark'],
    ['dark', true, false, 'dark'],
    ['dark', true, true, 'dark'],
    ['system', false, false, 'light'],
    ['system', false, true, 'light'],
    ['system', true, false, 'light'],
    ['system', true, true, 'dark'],
    [undefined, false, false, 'light'],
    [undefined, false, true, 'light'],
    [undefined, true, false, 'light'],
    [undefined, true, true, 'dark'],
    ['plaid', false, true, 'light'],
    ['plaid', true, true, 'dark'],
  ] as const)('ui.theme %j, build flag %j, dark system %j: %s', (mode, flag, dark, theme) => {
    expect(look(mode ? { 'ui.theme': mode } : {}, flag, dark).theme).toBe(theme);
  });
});

test.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  [undefined, true, 'light'],
] as const)(
  'ui.theme %j, chosen by a player to follow the system, on a dark one: %j is %s',
  (mode, dark, theme) => {
    const stored = { 'ui.followsSystem': 'true', ...(mode && { 'ui.theme': mode }) };
    expect(look(stored, false, dark).theme).toBe(theme);
  },
);

test.each([
  ['pink', 'pink'],
  ['default', 'default'],
  ['plaid', 'default'],
] as const)('ui.skin %j is %s', (stored, skin) => {
  expect(look({ 'ui.skin': stored }).skin).toBe(skin);
});

test.each([
  ['100', 100],
  ['200', 200],
  ['300', 100],
  ['large', 100],
] as const)('ui.textSize %j is %d per cent', (stored, size) => {
  expect(look({ 'ui.textSize': stored }).textSize).toBe(size);
});

test('a fresh browser has the light default look, full motion and 100 per cent text', () => {
  expect(look({})).toEqual({
    mode: 'light',
    theme: 'light',
    skin: 'default',
    textSize: 100,
    motion: 'full',
  });
});
