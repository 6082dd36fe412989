import { expect, test } from 'vitest';
import { availableFormats, isFormatReady } from './share-format.ts';

const words = { text: 'Bee Jinx 1050', sentence: 'Jinx in 4.' };
const replayUrl = 'https://hive.example/r/1';
const drawing = { url: undefined, isBusy: true };
const drawn = { url: 'blob:1', isBusy: false };
const failed = { url: undefined, isBusy: false };

test.each([
  ['words alone', {}, ['text', 'sentence']],
  ['a link', { replayUrl }, ['text', 'sentence', 'replay']],
  ['a picture, even while it is drawn', { picture: drawing }, ['text', 'sentence', 'picture']],
  ['all', { picture: drawn, replayUrl }, ['text', 'sentence', 'picture', 'replay']],
] as const)('offered formats: %s', (_what, more, offered) => {
  expect(availableFormats({ ...words, ...more })).toEqual(offered);
});

test.each([
  ['text', failed, true],
  ['picture', drawing, false],
  ['picture', { ...drawn, isBusy: true }, false],
  ['picture', failed, false],
  ['picture', drawn, true],
] as const)('%s is ready with picture %j: %j', (what, picture, ready) => {
  expect(isFormatReady(what, { ...words, picture })).toBe(ready);
});
