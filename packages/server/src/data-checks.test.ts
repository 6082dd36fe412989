import { dateOfPuzzle, latestPuzzle } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { dailyChecks } from './features/daily/quality/checks.ts';
import { danceChecks } from './features/dance/quality/checks.ts';
import { eventChecks } from './features/events/quality/checks.ts';
import { createNewcomer } from './features/identity/create-newcomer.ts';
import { identityChecks } from './features/identity/quality/checks.ts';
import type { DataCheck } from './platform/data-check.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { start } from './testing/test-time.ts';

const opened = openTestDatabase({ databasePool: 2 });
const latest = latestPuzzle(start);
const clock = { now: () => start };
const { write } = opened;

let missing: number[];
beforeEach(async () => {
  missing = [];
  await write(async (sql) => {
    await sql.deleteFrom('players').execute();
    await sql.deleteFrom('puzzles').execute();
  });
});
function makeChecks(): DataCheck[] {
  const drafts = (puzzleNumber: number) => (missing.includes(puzzleNumber) ? undefined : {});
  return [
    ...dailyChecks({ kind: opened.db.kind, clock, drafts: drafts as never }),
    ...danceChecks(clock),
    ...eventChecks(clock),
    ...identityChecks(clock, undefined),
  ];
}
function checkOf(id: string): DataCheck {
  const check = makeChecks().find((one) => one.id === id);
  if (!check) throw new Error(`There is no check ${id}.`);
  return check;
}

const texts: [id: string, title: string, explains: string, repair: string | null][] = [
  [
    'daily-half-ended',
    'Daily games that are half ended',
    'A game has an outcome and a time at which it ended, or neither.',
    'Games without an outcome go on; games without a time are taken to have ended when they began.',
  ],
  [
    'daily-miscounted',
    'Daily games whose rounds are miscounted',
    'The number of rounds stands beside the rounds, so that stats needn’t read the words.',
    'The number is counted again.',
  ],
  [
    'weak-puzzles',
    'Weak puzzles',
    'Published puzzles that fewer than half of at least ten players have solved. They never change; the coming ones can be swapped on the overview.',
    null,
  ],
  [
    'missing-puzzles',
    'Days without a puzzle',
    'Each of the coming sixty days needs a puzzle. npm run puzzles makes more.',
    null,
  ],
  [
    'dances-lapsed',
    'Dances that should have ended',
    'Ten minutes after its deadline no dance is open: the sweep has ended it.',
    'Each is ended as the sweep would have ended it, or gets the time that a live dance forgives. Nobody is notified.',
  ],
  [
    'dances-torn',
    'Dances that contradict themselves',
    'What stands beside a game, so that it can be found, must be what stands in it.',
    'Status, outcome and end are written anew from the game itself.',
  ],
  [
    'dances-deserted',
    'Dances without their players',
    'Whoever leaves us ends their dances and takes along what is nobody else’s. Such a dance began just as somebody left.',
    'Those of nobody are deleted, the others ended. Nobody is notified.',
  ],
  [
    'dance-stats',
    'Dance stats that differ from a recount',
    'Stats are written with the last step of a game. A recount of all games gives the same.',
    'History and sums of each player are counted anew from their games.',
  ],
  [
    'notifications-orphaned',
    'Notifications about dances that are gone',
    'They lead nowhere: whoever opens one is told that there is no such game.',
    'They are deleted.',
  ],
  [
    'events-twice',
    'Events that were stored twice',
    'The store takes each key of a player once. Who becomes another player in the middle of a visit can send an event as both. Looked at are the last two days.',
    'The one that came first stays. The others are deleted and taken from the sums of events; players and games stay counted.',
  ],
  [
    'sessions-expired',
    'Sessions that have run out',
    'They let nobody in, but they say who was here. They go when somebody new arrives.',
    'They are deleted.',
  ],
  [
    'accounts-doorless',
    'Accounts without a way in',
    'Such a player is called an account, but has neither e-mail nor passkey, nor an identity at the Supabase of this server. Only they can say who they are, so there is no repair.',
    null,
  ],
];

test('each check says what it looks for, why, and what its repair does', () => {
  expect(
    makeChecks().map(({ id, title, explains, repair }) => [
      id,
      title,
      explains,
      repair?.does ?? null,
    ]),
  ).toEqual(texts);
});

test('each repair locks what it changes', () => {
  const keysOf = (id: string, found: string) =>
    checkOf(id).repair?.keysFor?.([{ id: found, says: '' }]);
  for (const id of ['daily-half-ended', 'daily-miscounted'])
    expect(keysOf(id, 'anna 7')).toEqual(['player:anna']);
  for (const id of ['dances-lapsed', 'dances-torn', 'dances-deserted'])
    expect(keysOf(id, 'dance_1')).toEqual(['dance:dance_1']);
  expect(keysOf('dance-stats', 'anna')).toEqual(['player:anna']);
  expect(keysOf('events-twice', 'anna key')).toEqual(['event-flush']);
});

test('a repair of what is gone changes nothing', async () => {
  const found = [{ id: 'gone 7', says: '', becomes: '3 rounds' }];
  const checks = makeChecks();
  const others = checks.filter(({ id }) => id !== 'dance-stats');
  for (const { repair } of others) await write(async (sql) => repair?.mend(sql, found));
  for (const { id, count } of checks) expect(await count(opened.db.read), id).toBe(0);
  expect(await opened.db.read.selectFrom('event_rollups').selectAll().execute()).toEqual([]);
});

test('each of the coming sixty days needs a puzzle', async () => {
  const { count, find } = checkOf('missing-puzzles');
  missing = [latest, latest + 61];
  expect(await count(opened.db.read)).toBe(0);
  missing = [latest + 1, latest + 60];
  expect(await count(opened.db.read)).toBe(2);
  const number = latest + 1;
  expect(await find(opened.db.read, 1)).toEqual([
    { id: `${number}`, says: `No. ${number} of ${dateOfPuzzle(number)} has no puzzle` },
  ]);
});

describe('a weak puzzle', () => {
  test.each([
    [10, 4, 1],
    [10, 5, 0],
    [9, 0, 0],
  ])('ended by %i with %i jinxes counts %i', async (ended, jinxes, weak) => {
    const puzzle = { puzzle_number: 7, word1: 'ocean', word2: 'desert', first_word: 'sand' };
    await write(async (sql) => {
      await sql
        .insertInto('puzzles')
        .values({ ...puzzle, par: 3, difficulty: 'steady', published_at: 1, made_by: null })
        .execute();
      for (let index = 0; index < ended; index += 1) {
        const { id } = await createNewcomer(sql, 1);
        await sql
          .insertInto('daily_games')
          .values({
            player_id: id,
            puzzle_number: 7,
            outcome: index < jinxes ? 'jinx' : 'gave_up',
            round_count: 0,
            on_its_day: 1,
            streak_day: null,
            utc_offset: null,
            closeness: 0,
            lean: 0,
            hints_used: 0,
            failed_saves: 0,
            version: 1,
            started_at: 1,
            finished_at: 2,
            replay_id: null,
            sealed: null,
            hints: '[]',
            rounds: '[]',
            slope: null,
            skill: null,
            luck: null,
          })
          .execute();
      }
    });
    const { count, find } = checkOf('weak-puzzles');
    expect(await count(opened.db.read)).toBe(weak);
    expect(await find(opened.db.read, 5)).toEqual(
      weak === 0 ? [] : [{ id: '7', says: 'No. 7, ocean + desert: 4 of 10 found the jinx' }],
    );
    expect(await find(opened.db.read, 0)).toEqual([]);
  });
});
