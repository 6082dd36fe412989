import { expect, test } from 'vitest';
import { requestIdFor } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test.each([
  ['of today', `00-${trace}-${parent}-01`],
  ['of a later version that says more', `cc-${trace}-${parent}-01-what-the-future-brings`],
])('a trace %s goes on', (_what, header) => {
  expect(requestIdFor(header)).toBe(trace);
});

test.each([
  ['nobody began', undefined],
  ['says nothing', ''],
  ['is no trace', `00-${'0'.repeat(32)}-${parent}-00`],
  ['has no parent', `00-${trace}-${'0'.repeat(16)}-00`],
  ['is of no version', `ff-${trace}-${parent}-00`],
  ['is in capitals', `00-${trace.toUpperCase()}-${parent}-00`],
  ['is too long', `00-${trace}a-${parent}-00`],
  ['brings a line for the log', `00-${trace}-${parent}-00\n{"msg":"forged"}`],
  ['came twice', `00-${trace}-${parent}-00, 00-${trace}-${parent}-00`],
])('one that %s gives way to one of our own', (_what, header) => {
  const own = requestIdFor(header);
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(own).not.toBe(trace);
});
