import { describe, expect, test } from 'vitest';
import {
  canSubmit,
  createPlayState,
  hasPartnerSealed,
  myWord,
  type PlayAction,
  type PlayState,
  playReducer,
} from './play-reducer.ts';
import { sampleDance, sampleDanceAfterRound2 } from './sample-dance.ts';

const start = (changes = {}) => createPlayState(sampleDance(changes), 'me', undefined);
const after = (play: PlayState, ...actions: PlayAction[]) => actions.reduce(playReducer, play);
const next: PlayAction = { type: 'next' };

describe('a word', () => {
  test('that I let go is mine alone until both are in', () => {
    const sent = after(start(), { type: 'type', text: 'mouse' }, { type: 'send', word: 'mouse' });
    expect(myWord(sent)).toBe('mouse');
    expect(canSubmit(sent)).toBe(false);
    const sealed = after(sent, { type: 'hear', game: sampleDance({ version: 6, word: 'mouse' }) });
    expect(sealed).toMatchObject({ pending: undefined, draft: '', phase: 'typing' });
    expect(myWord(sealed)).toBe('mouse');
  });

  test('can’t be said twice, nor while one is sealed', () => {
    const sent = after(start(), { type: 'send', word: 'mouse' });
    expect(after(sent, { type: 'send', word: 'cat' })).toBe(sent);
    const sealed = start({ word: 'mouse' });
    expect(after(sealed, { type: 'send', word: 'cat' })).toBe(sealed);
  });

  test('that is refused goes back into the field', () => {
    const refused = after(
      start(),
      { type: 'send', word: 'mouse' },
      { type: 'refuse', text: 'No.' },
    );
    expect(refused).toMatchObject({ draft: 'mouse', refusal: 'No.', timesRefused: 1 });
    expect(canSubmit(refused)).toBe(true);
  });

  test('that nobody took is kept, and counted as failed', () => {
    const failed = after(
      start(),
      { type: 'send', word: 'mouse' },
      { type: 'fail' },
      { type: 'fail' },
    );
    expect(failed.pending).toEqual({ round: 2, word: 'mouse', failures: 2 });
  });

  test.each([
    [2, undefined, 'mouse'],
    [1, undefined, undefined],
    [2, 'cow', 'cow'],
  ])('left over from round %i with %s sealed is %s', (round, word, mine) => {
    const game = sampleDance(word === undefined ? {} : { word });
    expect(myWord(createPlayState(game, 'me', { round, word: 'mouse' }))).toBe(mine);
  });
});

describe('a round', () => {
  test('turns over when both are in, warms, and stands in the trail', () => {
    const turning = after(start({ word: 'mouse' }), {
      type: 'hear',
      game: sampleDanceAfterRound2('mouse', 'cow'),
    });
    expect(turning).toMatchObject({
      phase: 'turning',
      revealing: { yours: 'mouse', theirs: 'cow' },
    });
    expect(turning.trail).toHaveLength(1);
    const warm = after(turning, next, next);
    expect(warm.phase).toBe('warming');
    const taken = after(warm, next);
    expect(taken).toMatchObject({ phase: 'typing', revealing: undefined });
    expect(taken.trail).toHaveLength(2);
  });

  test('with the same word is a jinx, and the end', () => {
    const game = sampleDanceAfterRound2('farm', 'farm', { status: 'completed', outcome: 'jinx' });
    const jinx = after(start({ word: 'farm' }), { type: 'hear', game }, next, next);
    expect(jinx.phase).toBe('jinx');
    expect(after(jinx, next).phase).toBe('over');
    expect(after(jinx, { type: 'skip' }).phase).toBe('over');
  });

  test('that both let count ends the dance', () => {
    const two = createPlayState(sampleDanceAfterRound2('sea', 'seas'), 'me', undefined);
    const game = sampleDanceAfterRound2('sea', 'seas', {
      version: 8,
      status: 'completed',
      outcome: 'jinx',
    });
    expect(after(two, { type: 'hear', game }).phase).toBe('over');
  });

  test('keeps what I was typing when another tab has played it', () => {
    const typing = after(start(), { type: 'type', text: 'hor' });
    const heard = after(
      typing,
      { type: 'hear', game: sampleDanceAfterRound2('mouse', 'cow') },
      { type: 'skip' },
    );
    expect(heard).toMatchObject({ draft: 'hor', phase: 'typing' });
  });
});

test('an older game is not heard', () => {
  const two = createPlayState(sampleDanceAfterRound2('mouse', 'cow'), 'me', undefined);
  expect(after(two, { type: 'hear', game: sampleDance() })).toBe(two);
});

test('what comes while the cards turn waits for them', () => {
  const turning = after(start({ word: 'mouse' }), {
    type: 'hear',
    game: sampleDanceAfterRound2('mouse', 'cow'),
  });
  const players = turning.game.players.map((one) => ({ ...one, ready: one.userId === 'maya' }));
  const heard = after(turning, {
    type: 'hear',
    game: sampleDanceAfterRound2('mouse', 'cow', { version: 9, players }),
  });
  expect(heard.phase).toBe('turning');
  expect(hasPartnerSealed(after(heard, { type: 'skip' }))).toBe(true);
});
