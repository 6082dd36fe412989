import { readFileSync } from 'node:fs';
import { botCallDelayMs } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { mascotBlurPx, mascotTiming } from './ui/mascot/mascot-timing.ts';

/** Numbers that the specification sets and that no other test would miss. */

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each([
  ['a modal', './ui/layers.css', '--layer-dialog: 10005;'],
  ['a modal above another', './ui/layers.css', '--layer-dialog-above: 10006;'],
  ['what is above all', './ui/layers.css', '--layer-top: 10050;'],
  ['the circle that the bee flies', './ui/bee/life.css', '--bee-radius: 10px;'],
  ['the time that it takes', './ui/bee/life.css', '--bee-turn: 4s;'],
  ['the bee on a phone', './ui/bee/parts.css', 'width: 100px;'],
  ['the bee where there is room', './ui/bee/parts.css', 'width: 120px;'],
  ['a page that does not zoom', '../index.html', 'maximum-scale=1, user-scalable=no'],
  ['no zoom by a double tap', './theme/base.css', 'touch-action: manipulation;'],
  ['waiting for the provider', './app/events/when-idle.ts', 'patienceMs = 3000;'],
  ['the same without an idle call', './app/events/when-idle.ts', 'insteadMs = 100;'],
  ['waiting to fetch ahead', './platform/when-idle.ts', 'mostMs = 2000;'],
  ['the same, without an idle call', './platform/when-idle.ts', 'insteadMs = 200;'],
  ['friends that are kept', './domain/friends/friends.ts', 'cacheMaxAgeMs = 10 * 60_000;'],
  ['dances that are kept', './domain/play/active-dances.ts', 'cacheMaxAgeMs = 30_000;'],
])('the number of %s is in %s', (_what, path, written) => {
  expect(read(path)).toContain(written);
});

test('the mascot comes, speaks and goes in its time', () => {
  expect(mascotTiming).toEqual({ displayMs: 1500, animationMs: 800, bubbleDelayMs: 100 });
  expect(mascotBlurPx).toEqual({ overlay: 8, provider: 2 });
});

test('a call of a played seat takes 50 ms longer', () => {
  expect(botCallDelayMs).toBe(50);
});
