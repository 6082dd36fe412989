import { expect, test } from 'vitest';
import { canWebShare, copyImage, webShare } from './web-share.ts';

const parcel = { text: 'Bee Jinx' };
const closed = new DOMException('', 'AbortError');

test.each([
  ['no Web Share', {}, false],
  ['one that takes it', { share: async () => {}, canShare: () => true }, true],
  ['one that takes no files', { share: async () => {}, canShare: () => false }, false],
  ['one too old to be asked', { share: async () => {} }, false],
])('a browser with %s', (_which, sharer, can) => {
  expect(canWebShare(parcel, sharer)).toBe(can);
});

test('a picture that is not ready cannot be shared', () => {
  expect(canWebShare(undefined, { share: async () => {}, canShare: () => true })).toBe(false);
});

test.each([
  ['taken', undefined, 'shared'],
  ['closed by the player', closed, 'left'],
  ['open already', new DOMException('', 'InvalidStateError'), 'left'],
  ['broken', new TypeError('no'), 'failed'],
])('a share sheet that was %s', async (_what, error, outcome) => {
  const share = async () => {
    if (error) throw error;
  };
  expect(await webShare(parcel, { share })).toBe(outcome);
});

test('a missing clipboard refuses the picture', async () => {
  expect(await copyImage(new Blob(['x']), undefined)).toBe('refused');
  expect(await copyImage(new Blob(['x']), {})).toBe('refused');
});
