import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';

test('the text is on the clipboard', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await copyText('HONEY7', clipboard)).toBe('copied');
  expect(copied).toEqual(['HONEY7']);
});

test.each([
  ['there is none', undefined],
  ['it refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('a clipboard is refused when %s', async (_why, clipboard) => {
  expect(await copyText('HONEY7', clipboard)).toBe('refused');
});
