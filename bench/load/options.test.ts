import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the long form writes the report to docs, the short form only to a named folder', () => {
  expect(readOptions([])).toMatchObject({ streams: 10_000, out: 'docs' });
  expect(readOptions(['--short'])).toMatchObject({ streams: 1000, out: undefined });
  expect(readOptions(['--short', '--out', 'here']).out).toBe('here');
});

test('--only chooses a target, and sizes can be set', () => {
  const options = readOptions(['--only', 'sqlite', '--seconds', '3', '--streams', '0']);
  expect(options).toMatchObject({ targets: ['SQLite'], seconds: 3, streams: 0 });
});

test('a wrong value is an error that names the right ones', () => {
  expect(() => readOptions(['--only', 'oracle'])).toThrow('SQLite or PostgreSQL');
  expect(() => readOptions(['--seconds', 'many'])).toThrow('--seconds takes a whole number');
});
