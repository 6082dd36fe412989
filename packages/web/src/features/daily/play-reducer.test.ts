import type { DailyGame, DailyRound } from '@bee-jinx/contract/browser';
import { describe, expect, test } from 'vitest';
import {
  createPlayState,
  currentRound,
  isAnimating,
  type PlayAction,
  type PlayState,
  playReducer,
} from './play-reducer.ts';

const fresh: DailyGame = {
  puzzleNumber: 1050,
  status: 'playing',
  rounds: [],
  hints: [],
  hintsUsed: 0,
  startedAt: '2026-11-15T08:00:00.000Z',
  archive: false,
  version: 1,
};

const played = (round: number, word: string, beeWord = `bee${round}`): DailyRound => ({
  round,
  word,
  beeWord,
  salt: '0'.repeat(32),
  seal: 'a'.repeat(64),
  warmth: word === beeWord ? 100 : 40,
  match: word === beeWord ? 'exact' : null,
});

const after = (...rounds: DailyRound[]): DailyGame => ({
  ...fresh,
  rounds,
  version: rounds.length + 1,
  ...(rounds.at(-1)?.match && { status: 'won' as const, outcome: 'jinx' as const }),
});

const date = '2026-11-15';
const go = (play: PlayState, ...actions: PlayAction[]): PlayState =>
  actions.reduce(playReducer, play);
const type = (text: string): PlayAction => ({ type: 'type', text });
const send = (word: string): PlayAction => ({ type: 'send', word, date });
const hear = (game: DailyGame): PlayAction => ({ type: 'hear', game });
const next: PlayAction = { type: 'next' };
const skip: PlayAction = { type: 'skip' };
const fail: PlayAction = { type: 'fail' };
const takeBack: PlayAction = { type: 'take-back' };

const sand = after(played(1, 'sand'));
const sent = () => go(createPlayState(fresh, undefined), type('sand'), send('sand'));

describe('a round', () => {
  test('is sealed, turned over, warm, and then in the trail', () => {
    let play = go(sent(), hear(sand));
    const phases = [play.phase];
    while (isAnimating(play)) {
      play = playReducer(play, next);
      phases.push(play.phase);
    }
    expect(phases).toEqual(['sealing', 'turning', 'beat', 'warming', 'typing']);
    expect(play.trail).toEqual(sand.rounds);
    expect(currentRound(play)).toBe(2);
    expect(play.draft).toBe('');
  });

  test('is not turned over before the wax is pressed, however fast the answer', () => {
    expect(go(sent(), hear(sand)).phase).toBe('sealing');
    expect(go(sent(), hear(sand), next).phase).toBe('turning');
  });

  test('waits for the answer as long as it takes, and then turns at once', () => {
    const waiting = go(sent(), next, next);
    expect(waiting.phase).toBe('sealing');
    expect(isAnimating(waiting)).toBe(false);
    expect(go(waiting, skip)).toBe(waiting);
    expect(go(waiting, hear(sand)).phase).toBe('turning');
  });

  test('that is a jinx ends in a jinx, and the game', () => {
    const won = after(played(1, 'sand', 'sand'));
    const play = go(sent(), hear(won), next, next, next);
    expect(play.phase).toBe('jinx');
    expect(go(play, next).phase).toBe('over');
  });

  test('can be skipped to its end', () => {
    expect(go(sent(), hear(sand), skip)).toMatchObject({ phase: 'typing', trail: sand.rounds });
  });

  test('heard twice, or late, is played once', () => {
    const play = go(sent(), hear(sand), skip);
    expect(go(play, hear(sand))).toEqual(play);
    expect(go(play, hear(fresh))).toBe(play);
  });
});

describe('a word that is refused', () => {
  const refusal = { text: 'The bee doesn’t know that word.', suggestions: ['sand'] };

  test('stays to be mended', () => {
    const play = go(createPlayState(fresh, undefined), type('sadn'), send('sadn'), {
      type: 'refuse',
      refusal,
    });
    expect(play).toMatchObject({ phase: 'typing', draft: 'sadn', refusal, timesRefused: 1 });
    expect(go(play, type('sand')).refusal).toBeUndefined();
  });
});

describe('while the server is away', () => {
  test('the word is kept, and can be taken back', () => {
    const play = go(sent(), next, fail, fail);
    expect(play).toMatchObject({ phase: 'sealing', pending: { word: 'sand', failures: 2 } });
    expect(go(play, takeBack)).toMatchObject({
      phase: 'typing',
      draft: 'sand',
      pending: undefined,
    });
  });

  test('a word of an earlier visit waits on', () => {
    const play = createPlayState(fresh, { word: 'sand', date });
    expect(play).toMatchObject({
      phase: 'sealing',
      pending: { round: 1, word: 'sand', date, failures: 1, isSealAnimationDone: true },
    });
    expect(go(play, hear(sand), skip).trail).toEqual(sand.rounds);
  });

  test('a word for a game that is over is nothing any more', () => {
    const over = { ...fresh, status: 'lost' as const };
    expect(createPlayState(over, { word: 'sand', date }).phase).toBe('over');
  });
});

describe('another tab', () => {
  test('goes on: its round turns over here too, and what was typed here stays', () => {
    const play = go(createPlayState(fresh, undefined), type('beach'), hear(sand));
    expect(play).toMatchObject({ phase: 'turning', revealing: sand.rounds[0] });
    expect(go(play, skip)).toMatchObject({ phase: 'typing', draft: 'beach' });
  });

  test('goes on by several rounds: the last one turns over', () => {
    const two = after(played(1, 'sand'), played(2, 'beach'));
    const play = go(createPlayState(fresh, undefined), hear(two));
    expect(play.trail).toHaveLength(1);
    expect(play.revealing?.round).toBe(2);
  });

  test('goes on while a round is turning here: it comes next', () => {
    const two = after(played(1, 'sand'), played(2, 'beach'));
    const play = go(sent(), hear(sand), next, next, hear(two));
    expect(play).toMatchObject({ phase: 'beat', revealing: { round: 1 } });
    expect(go(play, next, next)).toMatchObject({ phase: 'turning', revealing: { round: 2 } });
    expect(go(play, skip).trail).toHaveLength(2);
  });

  test('gives up: this one is over too', () => {
    const lost = { ...fresh, status: 'lost' as const, outcome: 'gave_up' as const, version: 2 };
    expect(go(createPlayState(fresh, undefined), hear(lost)).phase).toBe('over');
  });

  test('played the round that was sent here: the word comes back, the round turns over', () => {
    const play = go(sent(), takeBack, hear(after(played(1, 'beach'))), skip);
    expect(play).toMatchObject({ phase: 'typing', draft: 'sand' });
    expect(play.trail[0]?.word).toBe('beach');
  });
});

test('a reload shows all that was played, and turns nothing over', () => {
  expect(createPlayState(sand, undefined)).toMatchObject({ phase: 'typing', trail: sand.rounds });
  expect(createPlayState(after(played(1, 'sand', 'sand')), undefined).phase).toBe('over');
});
