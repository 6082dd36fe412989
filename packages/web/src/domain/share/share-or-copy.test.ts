import { expect, test, vi } from 'vitest';
import { shareOrCopy } from './share-or-copy.ts';

const data = { url: 'https://bee.test/jinx/dance' };
const clipboard = { writeText: vi.fn(async () => {}) } as unknown as Clipboard;
const share = vi.fn(async () => {});
const canShare = () => true;
const leave = async () => {
  throw new DOMException('left', 'AbortError');
};
const fail = async () => {
  throw new TypeError('broken');
};

test.each([
  ['a share sheet', { share, canShare, clipboard }, 'shared'],
  ['a share sheet that is closed', { share: leave, canShare, clipboard }, 'left'],
  ['a share sheet that fails', { share: fail, canShare, clipboard }, 'copied'],
  ['no share sheet', { clipboard }, 'copied'],
  ['neither', {}, 'refused'],
] as const)('with %s the link is %#', async (_device, device, outcome) => {
  expect(await shareOrCopy(data, data.url, device)).toBe(outcome);
});
