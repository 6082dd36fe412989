import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { findUnplayed } from './use-another-puzzle.ts';

const fetched = stubFetch();
const replyWith = (data: unknown) => fetched.mockResolvedValueOnce(Response.json({ data }));

test('a random puzzle is picked from all pages of the archive', async () => {
  const newest = [3, 2].map((day) => ({ puzzleNumber: day, activeDate: `2024-01-0${day}` }));
  const oldest = [{ puzzleNumber: 1, activeDate: '2024-01-01' }];
  for (const [chance, puzzleNumber] of [
    [0, 2],
    [0.99, 1],
  ] as const) {
    replyWith({ puzzles: newest, nextCursor: 'older' });
    replyWith({ puzzles: oldest });
    expect(await findUnplayed('2024-01-03', chance)).toBe(puzzleNumber);
  }
  const cursors = fetched.mock.calls.map(([url]) =>
    new URL(String(url), 'https://hive.example').searchParams.get('cursor'),
  );
  expect(cursors).toEqual([null, 'older', null, 'older']);
});
