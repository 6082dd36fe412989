import { expect, test } from 'vitest';
import { randomHexId } from './random-hex-id.ts';

test('an id is 16 bytes in hexadecimal digits, another each time', () => {
  const ids = Array.from({ length: 50 }, randomHexId);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
