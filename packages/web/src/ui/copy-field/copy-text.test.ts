import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';

test('the text is on the clipboard', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  expect(await copyText('HONEY7', clipboard)).toBe('copied');
  expect(written).toEqual(['HONEY7']);
});

test.each([
  ['there is none', undefined],
  ['it refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('a clipboard is refused when %s', async (_why, clipboard) => {
  expect(await copyText('HONEY7', clipboard)).toBe('refused');
});
