import { expect, test } from 'vitest';
import { readOptions, reportFolder } from './options.ts';

test('the long form of all targets writes the report to docs, any other only to a named folder', () => {
  expect(reportFolder(readOptions([]), 2)).toBe('docs');
  // PostgreSQL isn't installed, or wasn't asked for.
  expect(reportFolder(readOptions([]), 1)).toBe(undefined);
  expect(reportFolder(readOptions(['--short']), 2)).toBe(undefined);
  expect(reportFolder(readOptions(['--short', '--out', 'here']), 1)).toBe('here');
});

test('the short form is smaller', () => {
  expect(readOptions([]).streams).toBe(10_000);
  expect(readOptions(['--short']).streams).toBe(1000);
});

test('--only chooses a target, and sizes can be set', () => {
  const options = readOptions(['--only', 'sqlite', '--seconds', '3', '--streams', '0']);
  expect(options).toMatchObject({ targets: ['SQLite'], seconds: 3, streams: 0 });
});

test('a wrong value is an error that names the right ones', () => {
  expect(() => readOptions(['--only', 'oracle'])).toThrow('SQLite or PostgreSQL');
  expect(() => readOptions(['--seconds', 'many'])).toThrow('--seconds takes a whole number');
});
