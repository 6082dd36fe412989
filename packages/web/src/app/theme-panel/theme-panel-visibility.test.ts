import { expect, test } from 'vitest';
import { isThemePanelShown } from './theme-panel-visibility.ts';

test.each([
  ['', null, false],
  ['?themeToggle=1', null, true],
  ['?themeToggle=true', null, true],
  ['?themeToggle=0', null, false],
  ['?themeToggle', null, false],
  ['?other=1', null, false],
  ['', 'true', true],
  ['', 'false', false],
  ['?themeToggle=0', 'true', true],
])('address %j, pinned %j: shown %j', (search, pinned, isShown) => {
  expect(isThemePanelShown(search, pinned)).toBe(isShown);
});
