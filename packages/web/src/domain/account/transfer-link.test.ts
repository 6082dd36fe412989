import { expect, test } from 'vitest';
import { readTransferCode, transferLink } from './transfer-link.ts';

test('the code is after the #, and is read back', () => {
  const link = new URL(transferLink('https://play.example', 'K7QX29MB'));
  expect(link.pathname + link.search).toBe('/login?way=code');
  expect(readTransferCode(link.hash)).toBe('K7QX29MB');
});

test.each(['', '#', '#access_token=x', '#code'])('%j has no code', (hash) => {
  expect(readTransferCode(hash)).toBe('');
});
