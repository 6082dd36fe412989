import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the long form writes the report, the short one only where it is told to', () => {
  expect(readOptions([])).toMatchObject({ streams: 10_000, out: 'docs' });
  expect(readOptions(['--short'])).toMatchObject({ streams: 1000, out: undefined });
  expect(readOptions(['--short', '--out', 'here']).out).toBe('here');
});

test('a single place and sizes can be asked for', () => {
  const options = readOptions(['--only', 'sqlite', '--seconds', '3', '--streams', '0']);
  expect(options).toMatchObject({ places: ['SQLite'], seconds: 3, streams: 0 });
});

test('says what it takes', () => {
  expect(() => readOptions(['--only', 'oracle'])).toThrow('SQLite or PostgreSQL');
  expect(() => readOptions(['--seconds', 'many'])).toThrow('--seconds takes a whole number');
});
