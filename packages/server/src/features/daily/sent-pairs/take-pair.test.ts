import { dayMs, latestPuzzle } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { firstWord, gone, useTestPairs, words } from '../../../testing/test-pairs.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';

const { server, maker, friend, send } = useTestPairs();

describe('the desk', () => {
  test('takes an offered pair as a coming puzzle, with the name of its maker where they agree', async () => {
    const { code } = (await send({ offer: 'named' })).pair;
    const admin = await quickAdmin(server);
    const { pairs } = await mustCall(admin, 'listDeskPairs', { query: { show: 'offered' } });
    expect(pairs.map((pair) => pair.code)).toContain(code);
    const puzzleNumber = latestPuzzle(server.clock.now()) + 1;
    const take = (number: number) =>
      admin.ask('takePair', { params: { code }, body: { puzzleNumber: number, isNamed: true } });
    expect(await take(puzzleNumber - 1)).toMatchObject({
      status: 409,
      error: {
        code: 'not_yet',
        message: 'Its day has begun somewhere on Earth. It stays as it is.',
      },
    });
    expect((await take(puzzleNumber)).data).toEqual({ takenFor: puzzleNumber });
    expect((await mustCall(maker, 'listPairs', {})).pairs).toMatchObject([
      { takenFor: puzzleNumber },
    ]);
    expect((await take(puzzleNumber)).status).toBe(200);
    expect(await take(puzzleNumber + 1)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    server.clock.advance(2 * dayMs);
    const player = await newPlayer(server.url);
    const { puzzle } = await mustCall(player, 'dailyPuzzle', { query: { puzzleNumber } });
    expect(puzzle).toMatchObject({ ...words, par: 3, madeBy: maker.player.displayName });
    const { game } = await mustCall(player, 'submitDaily', {
      body: { puzzleNumber, round: 1, word: firstWord },
    });
    expect(game.status).toBe('won');
    // What doesn't show its maker reads it from the cache, like any other.
    const statementsFor = (number: number) =>
      countStatements(server.db, () =>
        player.ask('dailyNotes', { query: { puzzleNumber: number } }),
      );
    const unnamed = { puzzleNumber: puzzleNumber - 1, round: 1, word: 'honeymoon' };
    await mustCall(player, 'submitDaily', { body: unnamed });
    await mustCall(player, 'giveUpDaily', { body: { puzzleNumber: unnamed.puzzleNumber } });
    expect(await statementsFor(puzzleNumber)).toBe(await statementsFor(unnamed.puzzleNumber));
    const { entries } = (await mustCall(await quickAdmin(server), 'readAuditTrail', {
      query: {},
    })) as never as { entries: { act: string }[] };
    expect(entries.map(({ act }) => act)).toContain(`pair ${code} taken for No. ${puzzleNumber}`);
  });

  test('sees a taken pair go where its puzzle goes, and offered again once another has its place', async () => {
    const admin = await quickAdmin(server);
    const day = latestPuzzle(server.clock.now()) + 3;
    const take = (code: string) =>
      mustCall(admin, 'takePair', { params: { code }, body: { puzzleNumber: day, isNamed: true } });
    const { code } = (await send({ offer: 'named' })).pair;
    await take(code);
    const { puzzles } = await mustCall(admin, 'comingPuzzles', {});
    const other = puzzles.find(({ puzzleNumber }) => puzzleNumber === day + 1);
    const { word1 = '', word2 = '' } = other ?? {};
    const swap = { params: { puzzleNumber: day }, body: { withNumber: day + 1, word1, word2 } };
    for (const _twice of [1, 2]) await mustCall(admin, 'swapPuzzle', swap);
    const pairs = async () => (await mustCall(maker, 'listPairs', {})).pairs;
    expect(await pairs()).toMatchObject([{ code, takenFor: day + 1 }]);
    const back = { params: { puzzleNumber: day }, body: { withNumber: day + 1, ...words } };
    await mustCall(admin, 'swapPuzzle', back);
    expect(await pairs()).toMatchObject([{ code, takenFor: day }]);
    const another = { word1: 'wind', word2: 'river', offer: 'named' } as const;
    await take((await mustCall(friend, 'sendPair', { body: another })).pair.code);
    expect((await pairs())[0]).not.toHaveProperty('takenFor');
    const offered = await mustCall(admin, 'listDeskPairs', { query: { show: 'offered' } });
    expect(offered.pairs.map((pair) => pair.code)).toContain(code);
  });

  test.each([
    ['its maker wants it unnamed', 'unnamed', true],
    ['the desk wants it unnamed', 'named', false],
  ] as const)('takes a pair without a name where %s', async (_why, offer, isNamed) => {
    const { code } = (await send({ offer })).pair;
    const admin = await quickAdmin(server);
    const puzzleNumber = latestPuzzle(server.clock.now()) + 1;
    await mustCall(admin, 'takePair', { params: { code }, body: { puzzleNumber, isNamed } });
    server.clock.advance(2 * dayMs);
    const player = await newPlayer(server.url);
    const { puzzle } = await mustCall(player, 'dailyPuzzle', { query: { puzzleNumber } });
    expect(puzzle).toMatchObject(words);
    expect(puzzle).not.toHaveProperty('madeBy');
  });

  describe('a pair that was taken for a coming day', () => {
    let admin: TestPlayer;
    let day: number;
    let code: string;
    /** Of that day and of the next. */
    let drafts: Awaited<ReturnType<typeof wordsOf>>[];
    beforeEach(async () => {
      // Days of its own for each test.
      server.clock.advance(3 * dayMs);
      admin = await quickAdmin(server);
      day = latestPuzzle(server.clock.now()) + 1;
      code = (await send({ offer: 'named' })).pair.code;
      drafts = [await wordsOf(day), await wordsOf(day + 1)];
      await take(code, day);
    });

    const take = (pair: string, puzzleNumber: number) =>
      mustCall(admin, 'takePair', {
        params: { code: pair },
        body: { puzzleNumber, isNamed: true },
      });
    const wordsOf = async (puzzleNumber: number) => {
      const { puzzles } = await mustCall(admin, 'comingPuzzles', {});
      const found = puzzles.find((puzzle) => puzzle.puzzleNumber === puzzleNumber);
      return { word1: found?.word1, word2: found?.word2 };
    };
    /** As older rows have it, which kept their day. */
    const setTakenFor = (pair: string, taken_for: number) =>
      server.db.transaction([], (sql) =>
        sql.updateTable('sent_pairs').set({ taken_for }).where('code', '=', pair).execute(),
      );
    const published = async (puzzleNumber: number) => {
      server.clock.advance(3 * dayMs);
      return (await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber } })).puzzle;
    };
    const takenFor = async (player = maker) =>
      (await mustCall(player, 'listPairs', {})).pairs.map((pair) => pair.takenFor);

    test('changes places with another day, and its maker reads the new number', async () => {
      const body = { withNumber: day, ...words };
      await mustCall(admin, 'swapPuzzle', { params: { puzzleNumber: day + 1 }, body });
      expect(await takenFor()).toEqual([day + 1]);
      // Ended there, both days have a draft, and each another one.
      await mustCall(maker, 'endPair', { params: { code } });
      expect(await wordsOf(day)).toEqual(drafts[1]);
      expect(await wordsOf(day + 1)).toEqual(drafts[0]);
    });

    describe('and has changed places before `taken_for` went along', () => {
      beforeEach(async () => {
        const body = { withNumber: day, ...words };
        await mustCall(admin, 'swapPuzzle', { params: { puzzleNumber: day + 1 }, body });
        await setTakenFor(code, day);
      });

      test('leaves the day that shows it, and no other', async () => {
        await mustCall(maker, 'endPair', { params: { code } });
        expect(await takenFor()).toEqual([undefined]);
        expect(await wordsOf(day)).toEqual(drafts[1]);
        expect(await wordsOf(day + 1)).toEqual(drafts[0]);
      });

      test('leaves it also where a pair with other words has kept that day', async () => {
        const body = { word1: 'cloud', word2: 'wind', offer: 'named' } as const;
        await setTakenFor((await mustCall(friend, 'sendPair', { body })).pair.code, day + 1);
        await mustCall(maker, 'endPair', { params: { code } });
        expect(await wordsOf(day + 1)).toEqual(drafts[0]);
      });

      test.each([
        ['when they take it back', () => send({ offer: 'unnamed' })],
        ['once they are deleted', () => mustCall(maker, 'deleteMe', {})],
      ])('doesn’t name its maker there %s', async (_when, unname) => {
        await unname();
        const puzzle = await published(day + 1);
        expect(puzzle).toMatchObject(words);
        expect(puzzle).not.toHaveProperty('madeBy');
      });
    });

    describe('and has kept it when another took its place', () => {
      let other: TestPlayer;
      beforeEach(async () => {
        const another = { word1: 'cloud', word2: 'wind', offer: 'named' } as const;
        await take((await mustCall(friend, 'sendPair', { body: another })).pair.code, day);
        await setTakenFor(code, day);
        other = await newPlayer(server.url);
        const same = { ...words, offer: 'named' } as const;
        await take((await mustCall(other, 'sendPair', { body: same })).pair.code, day + 1);
      });

      test.each([
        ['when it is ended', () => mustCall(maker, 'endPair', { params: { code } })],
        ['when its maker takes their name back', () => send({ offer: 'unnamed' })],
        ['once its maker is deleted', () => mustCall(maker, 'deleteMe', {})],
      ])(
        'leaves the day of somebody else’s pair with the same words as it is %s',
        async (_, end) => {
          await end();
          expect(await takenFor(other)).toEqual([day + 1]);
          const madeBy = other.player.displayName;
          expect(await published(day + 1)).toMatchObject({ ...words, madeBy });
        },
      );
    });

    test('is offered again when another is taken for that day', async () => {
      const { pair } = await mustCall(friend, 'sendPair', {
        body: { word1: 'cloud', word2: 'wind', offer: 'unnamed' },
      });
      await take(pair.code, day);
      expect(await takenFor()).toEqual([undefined]);
      expect(await takenFor(friend)).toEqual([day]);
      const { pairs } = await mustCall(admin, 'listDeskPairs', { query: { show: 'offered' } });
      expect(pairs.map((offered) => offered.code)).toContain(code);
    });

    test.each([
      ['its maker ends it', () => mustCall(maker, 'endPair', { params: { code } })],
      ['its maker no longer offers it', () => send({ offer: 'no' })],
      [
        'an admin ends it after a report',
        async () => {
          await mustCall(friend, 'reportPair', { params: { code }, body: { reason: 'Hm' } });
          const body = { answer: 'end' as const };
          await mustCall(admin, 'answerPairReport', { params: { code }, body });
        },
      ],
    ])('leaves it when %s', async (_when, withdraw) => {
      expect(await wordsOf(day)).toEqual(words);
      await withdraw();
      expect(await takenFor()).toEqual([undefined]);
      expect(await wordsOf(day)).toEqual(drafts[0]);
    });

    test('stays where its day has begun', async () => {
      server.clock.advance(2 * dayMs);
      expect((await mustCall(maker, 'endPair', { params: { code } })).pair.takenFor).toBe(day);
      const { puzzle } = await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber: day } });
      expect(puzzle).toMatchObject(words);
    });

    test('names its maker no longer when they take their name back', async () => {
      await send({ offer: 'unnamed' });
      expect(await takenFor()).toEqual([day]);
      server.clock.advance(2 * dayMs);
      const { puzzle } = await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber: day } });
      expect(puzzle).toMatchObject(words);
      expect(puzzle).not.toHaveProperty('madeBy');
    });
  });

  test('takes no pair that its maker has not offered or has ended', async () => {
    const { code } = (await send()).pair;
    const admin = await quickAdmin(server);
    const puzzleNumber = latestPuzzle(server.clock.now()) + 5;
    const body = { puzzleNumber, isNamed: true };
    expect(await admin.ask('takePair', { params: { code }, body })).toMatchObject(gone);
    const offered = (await send({ offer: 'named' })).pair;
    expect(offered.code).toBe(code);
    await mustCall(maker, 'endPair', { params: { code } });
    expect(await admin.ask('takePair', { params: { code }, body })).toMatchObject(gone);
  });
});
