import { dayMs } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { nonMatchingWord, noon, setClock, today, winIn } from '../../testing/test-daily.ts';
import { createTestHive, type TestHive } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import type { TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
beforeEach(() => setClock(server, noon));

const date = '2026-11-15';
const boardOf = async (
  { groupId }: TestHive,
  as: TestPlayer,
  period: 'today' | 'week' | 'all' = 'today',
) => (await as.ask('groupBoard', { params: { groupId }, query: { period, date } })).data.board;
const dayOf = async ({ groupId }: TestHive, as: TestPlayer) =>
  (await as.ask('groupDay', { params: { groupId }, query: { date } })).data.day;

/** Says as many words and gives up. */
async function giveUpAfter(player: TestPlayer, words: string[]): Promise<void> {
  await player.ask('dailyPuzzle', { query: { puzzleNumber: today, date } });
  for (const [index, word] of words.entries()) {
    const body = { puzzleNumber: today, round: index + 1, word, date };
    await player.ask('submitDaily', { body });
  }
  await player.ask('giveUpDaily', { body: { puzzleNumber: today, date } });
}

describe('the board of today', () => {
  test('is refetched by all members, and nobody else, when one has finished', async () => {
    const hive = await createTestHive(server.url);
    const [plays, left] = [await hive.join(), await hive.join()];
    await left.ask('leaveGroup', { params: { groupId: hive.groupId } });
    const { version } = (await plays.ask('readGroup', { params: { groupId: hive.groupId } })).data
      .group;
    const [owner, gone] = [
      await TestListener.open(server.url, hive.owner.headers),
      await TestListener.open(server.url, left.headers),
    ];
    await giveUpAfter(plays, ['canary']);
    await owner.until(() => owner.signals().length > 0);
    expect(owner.signals()).toEqual([{ topic: 'group', id: hive.groupId, version }]);
    expect(gone.signals()).toEqual([]);
    owner.close();
    gone.close();
  });

  test('shows who has played and how, and no words before the reader has finished', async () => {
    const hive = await createTestHive(server.url);
    const [won, plays, waits] = [await hive.join(), await hive.join(), await hive.join()];
    await winIn(won, today, 3, date);
    const body = { puzzleNumber: today, round: 1, word: 'canary', date };
    await plays.ask('submitDaily', { body });

    const covered = await boardOf(hive, waits);
    expect(covered).toMatchObject({ puzzleNumber: today, covered: true });
    expect(JSON.stringify(covered)).not.toMatch(/canary|mist|honey/);
    expect(covered.rows.map(({ userId }) => userId)[0]).toBe(won.player.userId);
    expect(covered.rows.find(({ userId }) => userId === won.player.userId)).toMatchObject({
      days: 1,
      averageRounds: 3,
      byAverage: { place: 1, isShared: false },
      byDays: { place: 1, isShared: false },
      jinxes: 1,
      displayName: won.player.displayName,
    });
    expect(covered.rows[0]?.today).toEqual({
      status: 'won',
      outcome: 'jinx',
      rounds: 3,
      hintsUsed: 0,
      tier: 'excellent',
    });
    expect(covered.rows.find(({ userId }) => userId === waits.player.userId)).toMatchObject({
      days: 0,
      jinxes: 0,
      averageRounds: null,
      byAverage: { place: null, isShared: false },
      byDays: { place: null, isShared: false },
      today: { status: 'not_yet', rounds: 0, hintsUsed: 0 },
    });
    // Without a place they stand in the order of their names.
    const names = covered.rows.slice(1).map(({ displayName }) => displayName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const states = Object.fromEntries(covered.rows.map((row) => [row.userId, row.today?.status]));
    expect(states).toEqual({
      [won.player.userId]: 'won',
      [plays.player.userId]: 'playing',
      [waits.player.userId]: 'not_yet',
      [hive.owner.player.userId]: 'not_yet',
    });
    expect(await boardOf(hive, plays)).toMatchObject({ covered: true });
    const { home } = (await waits.ask('readHome', { query: { date } })).data;
    expect(home.hives).toEqual([
      { groupId: hive.groupId, name: 'The Tuesday bees', members: 4, finished: 1 },
    ]);

    const open = await boardOf(hive, won);
    expect(open.covered).toBe(false);
    const rowOf = (player: TestPlayer) =>
      open.rows.find(({ userId }) => userId === player.player.userId);
    expect(rowOf(won)?.today?.words).toHaveLength(3);
    // The words of an unfinished game are not shown.
    expect(rowOf(plays)?.today).toEqual({ status: 'playing', rounds: 1, hintsUsed: 0 });
    expect(JSON.stringify(open)).not.toContain('canary');
  });

  test('has lost games without a word, and how a game was played', async () => {
    const hive = await createTestHive(server.url);
    const [gaveUp, gentle] = [await hive.join(), await hive.join()];
    await giveUpAfter(gaveUp, []);
    await gentle.ask('chooseSlope', { body: { puzzleNumber: today, slope: 'gentle' } });
    await winIn(gentle, today, 1, date);
    const { rows } = await boardOf(hive, gentle);
    expect(rows.slice(0, 2).map((row) => row.today)).toMatchObject([
      { status: 'won', rounds: 1, slope: 'gentle' },
      { status: 'lost', outcome: 'gave_up', rounds: 0, words: [] },
    ]);
  });

  test('shares a place between equals', async () => {
    const hive = await createTestHive(server.url);
    const [first, second, third] = [await hive.join(), await hive.join(), await hive.join()];
    await winIn(first, today, 2, date);
    await winIn(second, today, 2, date);
    await giveUpAfter(third, [nonMatchingWord(1)]);
    const { rows } = await boardOf(hive, first);
    expect(rows.slice(0, 3).map((row) => row.byAverage)).toEqual([
      { place: 1, isShared: true },
      { place: 1, isShared: true },
      { place: null, isShared: false },
    ]);
    expect(rows[2]).toMatchObject({
      userId: third.player.userId,
      days: 1,
      jinxes: 0,
      averageRounds: 20,
      today: { status: 'lost', outcome: 'gave_up', rounds: 1, words: [nonMatchingWord(1)] },
    });
    expect(rows[2]?.today).not.toHaveProperty('tier');
    expect(rows[0]?.today).not.toHaveProperty('slope');
  });
});

describe('the boards of the week and of all time', () => {
  test('count puzzles finished on their own day, since Monday or ever', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    setClock(server, noon - 7 * dayMs);
    await winIn(member, today - 7, 2, '2026-11-08');
    setClock(server, noon - dayMs);
    await winIn(member, today - 1, 4, '2026-11-14');
    setClock(server, noon);
    await winIn(member, today, 2, date);
    // An archive game does not count for the board.
    await winIn(member, today - 3, 1, date);
    const rowIn = async (period: 'week' | 'all') =>
      (await boardOf(hive, hive.owner, period)).rows.find(
        ({ userId }) => userId === member.player.userId,
      );
    expect(await rowIn('week')).toMatchObject({
      days: 2,
      jinxes: 2,
      averageRounds: 3,
      byAverage: { place: 1 },
      byDays: { place: 1 },
    });
    expect(await rowIn('all')).toMatchObject({
      days: 3,
      averageRounds: 2.7,
      byAverage: { place: null },
      byDays: { place: 1 },
    });
    expect(JSON.stringify(await boardOf(hive, hive.owner, 'week'))).not.toMatch(/mist|honey/);
    const week = await boardOf(hive, hive.owner, 'week');
    expect(week).toMatchObject({
      period: 'week',
      firstPuzzle: today - 6,
      puzzleNumber: today,
      covered: true,
    });
    expect(week.rows[0]).not.toHaveProperty('today');
    expect(await boardOf(hive, hive.owner, 'all')).toMatchObject({ period: 'all', firstPuzzle: 1 });
  });
});

describe('the hive day', () => {
  test('is hidden until the reader has finished, then shows how all linked the pair and who thinks alike', async () => {
    const hive = await createTestHive(server.url);
    const [anna, ben, cleo] = [await hive.join(), await hive.join(), await hive.join()];
    await giveUpAfter(anna, ['sand', 'beach']);
    await giveUpAfter(ben, ['sand', 'shore']);
    const covered = await dayOf(hive, cleo);
    expect(covered).toEqual({ puzzleNumber: today, covered: true, finished: 2 });

    await giveUpAfter(cleo, ['wave', 'shore']);
    const day = await dayOf(hive, cleo);
    const person = ({ player: { userId, displayName } }: TestPlayer) => ({ userId, displayName });
    expect(day).toMatchObject({ covered: false, finished: 3, pair: ['ocean', 'desert'] });
    expect(day.links).toEqual([
      { word: 'sand', members: expect.arrayContaining([person(anna), person(ben)]) },
      { word: 'wave', members: [person(cleo)] },
    ]);
    const pairs = day.alike?.map(({ members, shared, of }) => ({
      who: members.map(({ userId }) => userId).toSorted(),
      shared,
      of,
    }));
    expect(pairs).toHaveLength(2);
    expect(pairs).toContainEqual({
      who: [anna.player.userId, ben.player.userId].toSorted(),
      shared: 1,
      of: 2,
    });
    expect(pairs).toContainEqual({
      who: [ben.player.userId, cleo.player.userId].toSorted(),
      shared: 1,
      of: 2,
    });
    const outside = await createTestHive(server.url);
    expect(await dayOf(outside, outside.owner)).toMatchObject({ covered: true, finished: 0 });
  });

  test('shows twenty pairs that think alike, and all of the reader’s own', async () => {
    const hive = await createTestHive(server.url);
    const members = [hive.owner];
    for (let count = 1; count < 8; count += 1) members.push(await hive.join());
    for (const member of members) await giveUpAfter(member, ['sand']);
    for (const reader of members) {
      const { alike = [] } = await dayOf(hive, reader);
      const own = alike.filter(({ members: both }) =>
        both.some(({ userId }) => userId === reader.player.userId),
      );
      expect(own).toHaveLength(7);
      const beyond = alike.slice(20);
      expect(beyond.every((pair) => own.includes(pair))).toBe(true);
      expect(alike.length).toBeGreaterThanOrEqual(20);
      expect(alike.length).toBeLessThan(28);
    }
  });

  test('needs no more statements with fifty members than with two', async () => {
    const small = await createTestHive(server.url);
    const big = await createTestHive(server.url);
    for (let count = 1; count < 50; count += 1) await big.join();
    const query = { period: 'today' as const, date };
    const statements = ({ groupId, owner }: TestHive) =>
      countStatements(server.db, () => owner.ask('groupBoard', { params: { groupId }, query }));
    expect(await statements(big)).toBe(await statements(small));
  });
});
