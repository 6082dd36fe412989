import { readFileSync } from 'node:fs';
import { botCallDelayMs } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { providerIdle } from './app/events/provider-gate.ts';
import { friendsMaxAgeMs } from './domain/friends/friends.ts';
import { dancesMaxAgeMs } from './domain/play/active-dances.ts';
import { defaultIdle } from './platform/when-idle.ts';
import { mascotBlurPx, mascotTiming } from './ui/mascot/mascot-timing.ts';

/** Numbers of the specification that no other test asserts. Those in CSS and HTML are searched in the source. */

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
])('the number of %s is in %s', (_what, path, written) => {
  expect(read(path)).toContain(written);
});

test('the provider loads after 3 s at the latest, lists are prefetched after 2 s', () => {
  expect(providerIdle).toEqual({ timeoutMs: 3000, fallbackDelayMs: 100 });
  expect(defaultIdle).toEqual({ timeoutMs: 2000, fallbackDelayMs: 200 });
});

test('cached friends are shown for 10 minutes, cached dances for 30 s', () => {
  expect(friendsMaxAgeMs).toBe(10 * 60_000);
  expect(dancesMaxAgeMs).toBe(30_000);
});

test('the mascot has the specified times and blur', () => {
  expect(mascotTiming).toEqual({ displayMs: 1500, animationMs: 800, bubbleDelayMs: 100 });
  expect(mascotBlurPx).toEqual({ overlay: 8, provider: 2 });
});

test('a call of a bot seat takes 50 ms longer', () => {
  expect(botCallDelayMs).toBe(50);
});
