import type { ArchivedPuzzle } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { today, winIn } from '../../testing/test-daily.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { player } = useDailyPlayer();

describe('the archive', () => {
  const page = (query: { cursor?: string; limit?: number }) =>
    player.ask('dailyArchive', { query });

  test('has every puzzle so far once, the newest first, with my results', async () => {
    await winIn(player, 1, 2);
    await winIn(player, today, 6, '2026-11-15');
    await player.ask('dailyPuzzle', { query: { puzzleNumber: 1000 } });
    const all: ArchivedPuzzle[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await page({ limit: 366, ...(cursor && { cursor }) });
      all.push(...data.puzzles);
      cursor = data.nextCursor;
    } while (cursor);
    expect(all.map(({ puzzleNumber }) => puzzleNumber)).toEqual(
      Array.from({ length: today }, (_, index) => today - index),
    );
    const resultOf = (number: number) =>
      all.find(({ puzzleNumber }) => puzzleNumber === number)?.result;
    expect(resultOf(1)).toEqual({
      status: 'won',
      outcome: 'jinx',
      rounds: 2,
      tier: 'excellent',
      archive: true,
    });
    expect(resultOf(today)).toMatchObject({ status: 'won', tier: 'good', archive: false });
    expect(resultOf(1000)).toEqual({ status: 'playing', rounds: 0, archive: true });
    expect(resultOf(2)).toBeUndefined();
  });

  test('begins with the puzzle of my own day', async () => {
    const newest = async (date: string) =>
      (await player.ask('dailyArchive', { query: { date, limit: 1 } })).data.puzzles[0]?.activeDate;
    expect(await newest('2026-11-16')).toBe('2026-11-16');
    expect(await newest('2026-11-15')).toBe('2026-11-15');
    expect(await newest('2026-11-20')).toBe('2026-11-15');
  });

  test('gives a hundred at a time', async () => {
    const { data } = await page({});
    expect(data.puzzles).toHaveLength(100);
  });

  test('takes only cursors that it gave', async () => {
    const { data } = await page({});
    const cursor = data.nextCursor ?? '';
    expect((await page({ cursor })).status).toBe(200);
    for (let place = 0; place < cursor.length; place += 1) {
      const bent =
        cursor.slice(0, place) + (cursor[place] === 'a' ? 'b' : 'a') + cursor.slice(place + 1);
      expect(await page({ cursor: bent }), bent).toMatchObject({
        status: 400,
        error: { code: 'invalid_input' },
      });
    }
    for (const forged of ['', '.', 'rs', `${cursor}.x`, "' or 1=1 --"]) {
      expect((await page({ cursor: forged })).status).toBe(400);
    }
  });
});
