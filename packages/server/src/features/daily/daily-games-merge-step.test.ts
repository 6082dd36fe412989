import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import { type MergeSignals, useTestMerge } from '../../testing/test-merge.ts';
import { dailyGamesMergeStep } from './daily-lifecycle.ts';

const { opened, write, add, idOf, nameOf, moveAndUndo } = useTestMerge();

describe('the daily games of two players', () => {
  /** `rounds` with an outcome and its time, or without. */
  const play = (name: string, puzzle_number: number, rounds: number, finished_at?: number) =>
    write((sql) =>
      sql
        .insertInto('daily_games')
        .values({
          player_id: idOf(name),
          puzzle_number,
          outcome: finished_at === undefined ? null : 'jinx',
          round_count: rounds,
          on_its_day: 1,
          streak_day: null,
          utc_offset: null,
          closeness: 0,
          lean: 0,
          hints_used: 0,
          failed_saves: 0,
          version: rounds + 1,
          started_at: 1,
          finished_at: finished_at ?? null,
          replay_id: null,
          sealed: null,
          hints: '[]',
          rounds: '[]',
          slope: null,
          skill: null,
          luck: null,
        })
        .execute(),
    );
  const games = async () =>
    (await opened.db.read.selectFrom('daily_games').selectAll().execute())
      .map((row) => `${row.puzzle_number} ${nameOf(row.player_id)} ${row.round_count}`)
      .sort();
  const versions = async () =>
    (await opened.db.read.selectFrom('daily_games').selectAll().execute())
      .map((row) => `${row.puzzle_number} ${nameOf(row.player_id)} v${row.version}`)
      .sort();
  const step = (keep: [number, 'account' | 'anonymous'][] = []) => ({
    move: async (sql: Writer, from: string, to: string) => {
      const moved = await dailyGamesMergeStep.move(sql, from, to, { keep: new Map(keep) });
      return { ...moved, signals: moved.signals as unknown as MergeSignals };
    },
    undo: async (...given: Parameters<typeof dailyGamesMergeStep.undo>) => {
      const undone = await dailyGamesMergeStep.undo(...given);
      return { ...undone, signals: undone.signals as unknown as MergeSignals };
    },
  });
  beforeEach(async () => {
    await write(async (sql) => {
      await sql.deleteFrom('puzzles').execute();
      const puzzle = { word1: 'ocean', word2: 'desert', first_word: 'sand', par: 3 };
      const rest = { difficulty: 'steady', published_at: 1, made_by: null } as const;
      const rows = [1, 2, 3, 4, 5].map((puzzle_number) => ({ puzzle_number, ...puzzle, ...rest }));
      await sql.insertInto('puzzles').values(rows).execute();
    });
    await add('account', 'guest');
    await play('guest', 1, 0);
    await play('guest', 2, 3, 10);
    await play('guest', 3, 2, 10);
    await play('account', 3, 5, 9);
    await play('guest', 4, 4, 10);
    await play('account', 4, 6);
    await play('guest', 5, 1);
    await play('account', 5, 0);
  });

  test('are counted, and those of one puzzle are shown side by side', async () => {
    const [from, to] = [idOf('guest'), idOf('account')];
    const { collection, count, conflicts } = dailyGamesMergeStep;
    expect(collection).toBe('dailyGames');
    expect(await count(opened.db.read, from, to)).toEqual({ moves: 4, meets: 2 });
    const won = (rounds: number) => ({ status: 'won', rounds, outcome: 'jinx' });
    expect(await conflicts(opened.db.read, from, to)).toEqual([
      {
        puzzleNumber: 3,
        activeDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        account: won(5),
        anonymous: won(2),
        firstFinished: 'account',
      },
      {
        puzzleNumber: 4,
        activeDate: expect.any(String),
        account: { status: expect.any(String), rounds: 6 },
        anonymous: won(4),
        firstFinished: 'anonymous',
      },
    ]);
  });

  test('become those of one, and each has their own again when it is undone', async () => {
    const before = await games();
    const { moved, between, undone, after } = await moveAndUndo(step(), games);
    expect(between).toEqual(['2 account 3', '3 account 5', '4 account 4', '5 account 1']);
    expect(moved.signals).toEqual([
      { topic: 'daily', id: '2', version: 5 },
      { topic: 'daily', id: '4', version: 8 },
      { topic: 'daily', id: '5', version: 3 },
    ]);
    expect(after).toEqual(before);
    expect(undone).toMatchObject({ returned: 3, stayed: 0 });
    expect(await versions()).toEqual([
      '1 guest v1',
      '2 guest v6',
      '3 account v6',
      '3 guest v3',
      '4 account v9',
      '4 guest v9',
      '5 account v4',
      '5 guest v4',
    ]);
  });

  test('are those that the player wants to keep, where both have played', async () => {
    const { between } = await moveAndUndo(
      step([
        [3, 'anonymous'],
        [4, 'account'],
        [5, 'account'],
      ]),
      games,
    );
    // Of the fifth there is nothing to keep: the account has only opened it.
    expect(between).toEqual(['2 account 3', '3 account 2', '4 account 6', '5 account 1']);
  });

  test('that were played on stay with the account', async () => {
    const { undone, after } = await moveAndUndo(step(), games, (sql) =>
      sql.updateTable('daily_games').set({ version: 20 }).where('puzzle_number', '=', 4).execute(),
    );
    expect(undone).toMatchObject({ returned: 2, stayed: 1 });
    expect(after.filter((game) => game.startsWith('4'))).toEqual(['4 account 4']);
  });
});
