import { expect, test } from 'vitest';
import { requestIdFor } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test.each([
  ['of the current version', `00-${trace}-${parent}-01`],
  ['of a later version with more fields', `cc-${trace}-${parent}-01-what-the-future-brings`],
])('a trace %s is continued', (_what, header) => {
  expect(requestIdFor(header)).toBe(trace);
});

test.each([
  ['is missing', undefined],
  ['is empty', ''],
  ['has a trace of zeros', `00-${'0'.repeat(32)}-${parent}-00`],
  ['has a parent of zeros', `00-${trace}-${'0'.repeat(16)}-00`],
  ['has an invalid version', `ff-${trace}-${parent}-00`],
  ['is in capitals', `00-${trace.toUpperCase()}-${parent}-00`],
  ['is too long', `00-${trace}a-${parent}-00`],
  ['has a line break', `00-${trace}-${parent}-00\n{"msg":"forged"}`],
  ['came twice', `00-${trace}-${parent}-00, 00-${trace}-${parent}-00`],
])('one that %s is replaced by a new one', (_what, header) => {
  const own = requestIdFor(header);
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(own).not.toBe(trace);
});
