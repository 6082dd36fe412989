import { dayMs, latestPuzzle, sentPairNumbers } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { testBee } from '../../../testing/test-bee.ts';
import { nonMatchingWord } from '../../../testing/test-daily.ts';
import { blockTestPlayer } from '../../../testing/test-friends.ts';
import { quickAdmin } from '../../../testing/test-identity.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';
import { insertPuzzle } from '../puzzles/queries.ts';
import { previewPair } from './preview-pair.ts';
import { insertPair } from './queries.ts';

const server = useTestServer();
let maker: TestPlayer;
let friend: TestPlayer;
beforeEach(async () => {
  maker = await newPlayer(server.url);
  friend = await newPlayer(server.url);
});

let nextPairNumber = sentPairNumbers.first;
const words = { word1: 'wind', word2: 'cloud' };
const send = (more: { note?: string; offer?: 'no' | 'named' | 'unnamed' } = {}) =>
  mustCall(maker, 'sendPair', { body: { ...words, ...more } });
const open = (player: TestPlayer, pairCode: string) =>
  player.ask('dailyPuzzle', { query: { pairCode } });
const read = (player: TestPlayer, code: string) => player.ask('readPair', { params: { code } });
const { firstWord } = testBee().judgePair(['wind', 'cloud']);
const gone = { status: 404, error: { code: 'not_found' } };
const noLongerOpen = {
  status: 404,
  error: {
    code: 'not_found',
    message: 'This pair is no longer open. Perhaps its link was ended.',
  },
};

async function finish(player: TestPlayer, code: string): Promise<void> {
  const { puzzle } = (await open(player, code)).data;
  const { puzzleNumber } = puzzle;
  const say = (round: number, word: string) =>
    mustCall(player, 'submitDaily', { body: { puzzleNumber, round, word } });
  await say(1, nonMatchingWord(1));
  await mustCall(player, 'giveUpDaily', { body: { puzzleNumber } });
}

describe('a pair', () => {
  test('is judged before it is sent, and the same pair again is the same link with the new note', async () => {
    const { figures } = await mustCall(maker, 'judgePair', { query: words });
    const first = await send({ note: 'For you' });
    expect(first.figures).toEqual(figures);
    const { caughtAtOnce } = testBee().judgePair(['wind', 'cloud']);
    expect(figures).toMatchObject({ par: 3, difficulty: 'steady', caughtAtOnce });
    expect(first.pair).toEqual({
      code: expect.stringMatching(/^pair_[0-9a-z]{19}$/),
      puzzleNumber: expect.any(Number),
      ...words,
      maker: { userId: maker.player.userId, displayName: maker.player.displayName },
      isMine: true,
      par: 3,
      difficulty: 'steady',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      finished: 0,
      note: 'For you',
    });
    expect(first.pair.puzzleNumber).toBeGreaterThanOrEqual(sentPairNumbers.first);
    expect(first.pair.puzzleNumber).toBeLessThan(sentPairNumbers.last);
    const second = await send({ note: 'For all of you' });
    expect(second.pair).toMatchObject({ code: first.pair.code, note: 'For all of you' });
    server.clock.advance(1000);
    const reversed = { word1: words.word2, word2: words.word1 };
    const third = await mustCall(maker, 'sendPair', { body: { ...reversed, note: ' ' } });
    expect(third.pair).not.toHaveProperty('note');
    expect((await mustCall(maker, 'listPairs', {})).pairs).toEqual([third.pair, second.pair]);
  });

  test('keeps the note or the offer that is left out when it is sent again', async () => {
    await send({ note: 'For you', offer: 'named' });
    const stored = async () => (await mustCall(maker, 'exportMe', {})).pairs?.[0];
    await send({ offer: 'no' });
    expect(await stored()).toMatchObject({ note: 'For you', offer: 'no' });
    await send({ offer: 'named' });
    await send({ note: '' });
    expect(await stored()).toMatchObject({ offer: 'named' });
    expect(await stored()).not.toHaveProperty('note');
  });

  test('is the last of a hundred within a day; an old one can still be sent, and a day later a new one', async () => {
    const now = server.clock.now();
    await server.db.transaction([], async (sql) => {
      for (let index = 0; index < 99; index += 1) {
        const puzzle_number = nextPairNumber + index;
        await insertPuzzle(sql, {
          puzzle_number,
          word1: 'wind',
          word2: `cloud${index}`,
          first_word: 'sky',
          par: 3,
          difficulty: 'gentle',
          published_at: now,
          made_by: null,
        });
        await insertPair(sql, {
          puzzle_number,
          code: `cap-${maker.player.userId}-${index}`,
          maker_id: maker.player.userId,
          note: null,
          offer: 'no',
          created_at: now,
          ended_at: null,
          report_state: null,
          reported_at: null,
          taken_for: null,
        });
      }
    });
    nextPairNumber += 99;
    const hundredth = await send();
    const another = { word1: 'wind', word2: 'river' };
    const refused = await maker.ask('sendPair', { body: another });
    expect(refused).toMatchObject({
      status: 429,
      error: {
        code: 'slow_down',
        message: 'You have made 100 pairs within a day. Come back later.',
      },
    });
    expect((await send({ note: 'Again' })).pair.code).toBe(hundredth.pair.code);
    await mustCall(friend, 'sendPair', { body: another });
    server.clock.advance(dayMs);
    await mustCall(maker, 'sendPair', { body: another });
  });

  test.each([
    ['the same word twice', { word1: 'wind', word2: 'winds' }, 422, 'word_already_said'],
    ['a word that the bee does not know', { word1: 'qxqx', word2: 'wind' }, 422, 'word_unknown'],
    ['a coarse word', { word1: 'wind', word2: 'shit' }, 422, 'word_refused'],
    ['a word that spoils a morning', { word1: 'wind', word2: 'suicide' }, 422, 'word_refused'],
    ['the name of a person', { word1: 'albert', word2: 'wind' }, 422, 'word_refused'],
    ['two halves of a coarse word', { word1: 'shi', word2: 'tty' }, 422, 'word_refused'],
    ['the same halves the other way', { word1: 'tty', word2: 'shi' }, 422, 'word_refused'],
    ['a coarse word in pieces', { word1: 'sh-it', word2: 'wind' }, 422, 'word_refused'],
    ['a coarse word in the plural', { word1: 'cloud', word2: 'suicides' }, 422, 'word_refused'],
    ['letters of two alphabets', { word1: 'w\u0456nd', word2: 'cloud' }, 422, 'word_invalid'],
  ])('of %s is refused', async (_name, pair, status, code) => {
    expect(await maker.ask('judgePair', { query: pair })).toMatchObject({
      status,
      error: { code },
    });
    expect(await maker.ask('sendPair', { body: pair })).toMatchObject({ status, error: { code } });
  });

  test('of one word in two forms, or with an unknown one, is refused with advice', async () => {
    const refused = async (query: typeof words) => (await maker.ask('judgePair', { query })).error;
    expect(await refused({ word1: 'wind', word2: 'winds' })).toMatchObject({
      message: 'A pair is two different words.',
    });
    expect(await refused({ word1: 'frame', word2: 'qxqx' })).toMatchObject({
      details: { suggestions: ['flame', 'ocean', 'fame'] },
    });
  });

  test('with a note that is coarse or hides something is refused', async () => {
    const advice = 'A note has up to 140 characters, none of them hidden.';
    const invalid = {
      status: 400,
      error: { code: 'invalid_input', message: advice, details: { fields: { note: advice } } },
    };
    for (const [note, refusal] of [
      ['you shit', { status: 422, error: { code: 'text_refused' } }],
      ['a\u202Eb', invalid],
      ['x'.repeat(141), invalid],
    ] as const) {
      expect(await maker.ask('sendPair', { body: { ...words, note } })).toMatchObject(refusal);
    }
    expect((await send({ note: 'x'.repeat(140) })).pair.note).toHaveLength(140);
  });

  test('is played like the daily by whoever has the link, and counts in no stats', async () => {
    const { pair } = await send({ note: 'Try this' });
    const { data } = await open(friend, pair.code);
    expect(data.puzzle).toMatchObject({
      ...words,
      sent: { code: pair.code, maker: maker.player.displayName, note: 'Try this' },
    });
    expect(data.puzzle.activeDate).toBe(pair.createdAt.slice(0, 10));
    expect(data.game).toMatchObject({ status: 'playing', archive: true });
    const { puzzleNumber } = pair;
    expect((await friend.ask('dailyPuzzle', { query: { puzzleNumber } })).data).toEqual(data);
    const body = { puzzleNumber: pair.puzzleNumber, round: 1, word: firstWord };
    const said = await mustCall(friend, 'submitDaily', { body });
    expect(said.game).toMatchObject({ status: 'won', rounds: [{ beeWord: firstWord }] });
    const { stats } = await mustCall(friend, 'fetchStats', { query: {} });
    expect(stats).toMatchObject({ gamesPlayed: 0, currentStreak: 0, bestStreak: 0 });
  });

  test('can’t be begun by its number alone, in any call', async () => {
    const { puzzleNumber } = (await send()).pair;
    expect(await friend.ask('dailyPuzzle', { query: { puzzleNumber } })).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'Open this pair by its link.' },
    });
    const unknown = { puzzleNumber: sentPairNumbers.last - 1 };
    expect(await friend.ask('dailyPuzzle', { query: unknown })).toMatchObject(gone);
    const said = { puzzleNumber, round: 1, word: 'sand' };
    expect(await friend.ask('submitDaily', { body: said })).toMatchObject(gone);
    expect(await friend.ask('dailyHint', { body: { puzzleNumber, round: 1 } })).toMatchObject(gone);
    expect(await friend.ask('giveUpDaily', { body: { puzzleNumber } })).toMatchObject(gone);
    const response = await fetch(`${server.url}/api/jinx-daily/puzzle/${puzzleNumber}`);
    expect(response.status).toBe(400);
  });

  test('shows paths side by side to its maker and to who has finished, and the maker’s screen at once', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    const listener = await TestListener.open(server.url, maker.headers);
    await open(friend, code);
    expect((await read(friend, code)).data).not.toHaveProperty('results');
    const third = await newPlayer(server.url);
    await finish(third, code);
    await listener.until(() => listener.signals().length >= 2);
    expect(listener.signals()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'notifications' }),
        { topic: 'daily', id: String(puzzleNumber), version: expect.any(Number) },
      ]),
    );
    listener.close();
    expect((await read(friend, code)).data).toMatchObject({ status: 'playing' });
    expect(JSON.stringify((await read(friend, code)).data)).not.toContain(firstWord);
    await finish(friend, code);
    for (const viewer of [maker, friend, third]) {
      const { results = [], pair } = (await read(viewer, code)).data;
      expect(pair).toMatchObject({ finished: 2, isMine: viewer === maker });
      expect(results.map(({ player }) => player.userId)).toEqual([
        friend.player.userId,
        third.player.userId,
      ]);
      expect(results[0]).toEqual({
        player: { userId: friend.player.userId, displayName: friend.player.displayName },
        outcome: 'gave_up',
        hintsUsed: 0,
        finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        rounds: [expect.objectContaining({ word: nonMatchingWord(1), beeWord: firstWord })],
      });
    }
    await blockTestPlayer(friend, third);
    const shownTo = async (viewer: TestPlayer) =>
      (await read(viewer, code)).data.results?.map(({ player }) => player.userId);
    expect(await shownTo(friend)).toEqual([friend.player.userId]);
    expect(await shownTo(third)).toEqual([third.player.userId]);
    expect(await shownTo(maker)).toHaveLength(2);
  });

  test('tells its maker once who finished last, and nothing about a player whom they have blocked', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    const blocked = await newPlayer(server.url);
    await open(blocked, code);
    await finish(await newPlayer(server.url), code);
    await finish(friend, code);
    await mustCall(maker, 'blockPlayer', { body: { userId: blocked.player.userId } } as never);
    await mustCall(blocked, 'giveUpDaily', { body: { puzzleNumber } });
    const { notifications } = await mustCall(maker, 'listNotifications', { query: {} });
    expect(notifications).toMatchObject([
      {
        type: 'pair_finished',
        pairCode: code,
        from: { userId: friend.player.userId },
        text: `${friend.player.displayName} has finished your pair: see how.`,
      },
    ]);
    expect(JSON.stringify(notifications)).not.toContain(firstWord);
  });

  test('has a preview that names its maker, and neither its words nor its note; none once it has ended', async () => {
    const { code } = (await send({ note: 'For you' })).pair;
    expect(await previewPair(server, code)).toEqual({
      title: `${maker.player.displayName} made a pair for you`,
      description: 'Two words, and one that links them: will you and the bee say the same?',
    });
    await mustCall(maker, 'endPair', { params: { code } });
    expect(await previewPair(server, code)).toBeUndefined();
  });

  test('is not played by its maker, who sees how others do', async () => {
    const { code } = (await send()).pair;
    expect(await open(maker, code)).toMatchObject({
      status: 403,
      error: { code: 'forbidden', message: 'You made this pair: it is for the others.' },
    });
    const { data } = await read(maker, code);
    expect(data.results).toEqual([]);
    expect(data).not.toHaveProperty('status');
  });

  test('can’t be begun once its link was ended, but finished', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    await open(friend, code);
    expect(await friend.ask('endPair', { params: { code } })).toMatchObject(gone);
    const before = server.clock.now();
    const { pair } = await mustCall(maker, 'endPair', { params: { code } });
    expect(Date.parse(pair.endedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(pair.endedAt ?? '')).toBeLessThanOrEqual(server.clock.now());
    server.clock.advance(dayMs);
    expect(await mustCall(maker, 'endPair', { params: { code } })).toEqual({ pair });
    expect((await mustCall(maker, 'listPairs', {})).pairs).toEqual([pair]);
    const late = await newPlayer(server.url);
    expect(await open(late, code)).toMatchObject(noLongerOpen);
    expect(await read(late, code)).toMatchObject(noLongerOpen);
    expect((await read(maker, code)).status).toBe(200);
    expect((await open(friend, code)).status).toBe(200);
    await mustCall(friend, 'giveUpDaily', { body: { puzzleNumber } });
    // The same words again are another link.
    expect((await send()).pair.code).not.toBe(code);
  });

  test('of somebody who has blocked the player is as unknown as one that never was', async () => {
    const { code } = (await send()).pair;
    await mustCall(maker, 'blockPlayer', { body: { userId: friend.player.userId } } as never);
    expect(await open(friend, code)).toMatchObject(noLongerOpen);
    expect(await read(friend, code)).toMatchObject(noLongerOpen);
    expect(await read(friend, 'pair_0000000000000000000')).toMatchObject(noLongerOpen);
  });

  test('has a replay with the code of its link, for whoever may still open it', async () => {
    const { code, puzzleNumber } = (await send()).pair;
    await finish(friend, code);
    const { game } = await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber } });
    const params = { replayId: game.replayId ?? '' };
    const replayFor = async (viewer: TestPlayer) =>
      (await mustCall(viewer, 'readReplay', { params })).replay;
    const blocked = await newPlayer(server.url);
    await mustCall(maker, 'blockPlayer', { body: { userId: blocked.player.userId } } as never);
    const stranger = await newPlayer(server.url);
    const visitor = await callApi(server.url, 'readReplay', { params });
    expect(visitor.data.replay).toMatchObject({ covered: true, pairCode: code });
    expect(await replayFor(stranger)).toMatchObject({ covered: true, pairCode: code });
    expect(await replayFor(blocked)).not.toHaveProperty('pairCode');
    await mustCall(maker, 'endPair', { params: { code } });
    expect(await replayFor(stranger)).not.toHaveProperty('pairCode');
    for (const viewer of [friend, maker])
      expect(await replayFor(viewer)).toHaveProperty('pairCode');
    await mustCall(maker, 'deleteMe', {});
    expect(await replayFor(friend)).not.toHaveProperty('pairCode');
  });

  test('is exported and deleted with its maker; games that were played of it stay with the players', async () => {
    const { code, puzzleNumber } = (await send({ note: 'Mine' })).pair;
    await finish(friend, code);
    const { pairs } = await mustCall(maker, 'exportMe', {});
    expect(pairs).toMatchObject([{ code, ...words, note: 'Mine', offer: 'no' }]);
    await mustCall(maker, 'deleteMe', {});
    expect(await read(friend, code)).toMatchObject(gone);
    const { dailyGames } = await mustCall(friend, 'exportMe', {});
    expect(dailyGames.map((game) => game.puzzleNumber)).toEqual([puzzleNumber]);
    const opened = await mustCall(friend, 'dailyPuzzle', { query: { puzzleNumber } });
    expect(opened.puzzle).not.toHaveProperty('sent');
  });
});

describe('the desk', () => {
  test('sees what was reported, ends it or lets it stand, and both are on record', async () => {
    const { code } = (await send({ note: 'Hm' })).pair;
    await mustCall(friend, 'reportPair', { params: { code }, body: { reason: 'Not nice' } });
    await mustCall(friend, 'reportPair', { params: { code }, body: { reason: 'Again' } });
    const other = await mustCall(friend, 'sendPair', { body: words });
    const body = { reason: 'a\u202Eb' };
    const params = { code: other.pair.code };
    expect(await mustCall(maker, 'reportPair', { params, body })).toEqual({ reported: true });
    const admin = await quickAdmin(server);
    const listed = async () =>
      (await mustCall(admin, 'listDeskPairs', { query: {} })).pairs.filter(
        (pair) => pair.code === code,
      );
    expect(await listed()).toMatchObject([
      {
        note: 'Hm',
        firstWord,
        offer: 'no',
        isMine: false,
        reports: [
          {
            by: { userId: friend.player.userId, displayName: friend.player.displayName },
            reason: 'Not nice',
            at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          },
        ],
      },
    ]);
    // A reason that can't be shown is dropped, the report counts.
    const { pairs } = await mustCall(admin, 'listDeskPairs', { query: {} });
    expect(pairs.find((pair) => pair.code === other.pair.code)?.reports).toMatchObject([
      { by: { userId: maker.player.userId }, reason: '' },
    ]);
    const answer = (decision: 'end' | 'keep') =>
      mustCall(admin, 'answerPairReport', { params: { code }, body: { answer: decision } });
    expect(await answer('keep')).toEqual({ answer: 'kept' });
    expect(await listed()).toEqual([]);
    expect((await read(maker, code)).data.pair).not.toHaveProperty('endedAt');
    expect((await open(friend, code)).status).toBe(200);
    expect(await answer('end')).toEqual({ answer: 'ended' });
    expect(await open(await newPlayer(server.url), code)).toMatchObject(noLongerOpen);
    expect(await read(maker, code)).toMatchObject(noLongerOpen);
    expect(await previewPair(server, code)).toBeUndefined();
    const [mine] = (await mustCall(maker, 'listPairs', {})).pairs;
    expect(mine?.endedAt).toEqual(expect.any(String));
    const unreported = (await send()).pair.code;
    for (const unknown of [unreported, 'pair_0000000000000000000']) {
      const call = { params: { code: unknown }, body: { answer: 'end' as const } };
      expect(await admin.ask('answerPairReport', call)).toMatchObject(gone);
    }
    const { entries } = (await mustCall(admin, 'readAuditTrail', { query: {} })) as never as {
      entries: { act: string }[];
    };
    expect(entries.map(({ act }) => act)).toEqual(
      expect.arrayContaining([`report of ${code}: kept`, `report of ${code}: ended`]),
    );
  });

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
      [maker, friend] = [await newPlayer(server.url), await newPlayer(server.url)];
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
