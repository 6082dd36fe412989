import { expect, test } from 'vitest';
import { addressOnThisMachine } from './address-on-this-machine.ts';

test.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('a server on %s is opened at %s', (host, address) => {
  expect(addressOnThisMachine(host, 3000)).toBe(address);
  expect(URL.canParse(address)).toBe(true);
});
