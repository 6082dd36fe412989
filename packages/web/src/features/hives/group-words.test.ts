import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { fallbacks, type GroupCall, groupWords } from './group-words.ts';

const names = Object.keys(fallbacks) as GroupCall[];

test.each(names)('%s is told in the server’s words, else in ours', (name) => {
  const refused = new CallError('group_full', { status: 409, message: 'This hive is full.' });
  expect(groupWords(name, refused)).toBe('This hive is full.');
  expect(groupWords(name, new CallError('unexpected', { status: 502 }))).toBe(fallbacks[name]);
  expect(groupWords(name, new Error('anything'))).toBe(fallbacks[name]);
});

test('who can’t reach us is told what to do, too', () => {
  expect(groupWords('joinGroup', new CallError('offline'))).toMatch(
    /^Failed to join group\. The hive can’t be reached\./,
  );
});
