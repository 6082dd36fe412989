import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('a hash is shown by its first and last four digits', () => {
  expect(fingerprint(`7c3f${'0'.repeat(56)}a91e`)).toBe('7c3f…a91e');
});

test('a short hash is shown in full', () => {
  expect(fingerprint('7c3fa91e')).toBe('7c3fa91e');
});
