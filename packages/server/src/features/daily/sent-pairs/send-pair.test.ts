import { dayMs, sentPairNumbers } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { testBee } from '../../../testing/test-bee.ts';
import { useTestPairs, words } from '../../../testing/test-pairs.ts';
import { mustCall } from '../../../testing/test-player.ts';
import { insertPuzzle } from '../puzzles/queries.ts';
import { insertPair } from './queries.ts';

const { server, maker, friend, send, read } = useTestPairs();
let nextPairNumber = sentPairNumbers.first;

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
      offer: 'no',
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

  test('tells its maker how it is offered, and nobody else', async () => {
    const { pair } = await send({ offer: 'named' });
    expect(pair.offer).toBe('named');
    // Sent again without an offer, as from a form that was opened anew.
    expect((await send()).pair.offer).toBe('named');
    expect((await mustCall(maker, 'listPairs', {})).pairs).toMatchObject([{ offer: 'named' }]);
    expect((await read(friend, pair.code)).data.pair).not.toHaveProperty('offer');
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
});
