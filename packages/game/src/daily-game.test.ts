import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseSlope,
  currentDailyPair,
  type DailyGame,
  gentleFirstLetter,
  giveUp,
  type Hint,
  isWarmthHidden,
  maxDailyRounds,
  playCompleteGame,
  playDailyWord,
  type SealedWord,
  startDaily,
  takeHint,
  usedDailyWords,
} from './daily-game.ts';

const judge = {
  knows: (word: string) => !word.startsWith('qx'),
  sameLemma: (a: string, b: string) => a.replace(/s$/, '') === b.replace(/s$/, ''),
  warmth: () => 100,
};
const letter = (number: number) => String.fromCharCode(97 + number);
const sealed = (beeWord: string): SealedWord => ({ beeWord, salt: 's', seal: `sealed ${beeWord}` });
const beeWordIn = (round: number) => `bee${letter(round)}o`;
/** Like the real bee, it repeats no word. */
const sealNext = (game: DailyGame) => {
  const word = beeWordIn(game.rounds.length + 1);
  return sealed(usedDailyWords(game).includes(word) ? `other${word}` : word);
};
const fresh = startDaily(['ocean', 'desert'], sealed(beeWordIn(1)));
const createHint = (step: 1 | 2 | 3): Hint =>
  step === 1
    ? { step, kind: 'thing' }
    : step === 2
      ? { step, firstLetter: 'b', length: 5 }
      : { step, choice: ['a', 'b', 'c'] };

const say = (game: DailyGame, word: string, round = game.rounds.length + 1) =>
  playDailyWord(game, { round, word }, judge, sealNext);
const after = (...words: string[]) =>
  words.reduce((game, word) => {
    const ruling = say(game, word);
    if (!ruling.ok) throw new Error(ruling.refusal);
    return ruling.game;
  }, fresh);
const refusalOf = (ruling: { ok: true } | { ok: false; refusal: string }) =>
  ruling.ok ? undefined : ruling.refusal;

describe('a round', () => {
  test('reveals the sealed word, and both words are the next pair', () => {
    const game = after('sand');
    expect(game.rounds).toEqual([
      { ...sealed(beeWordIn(1)), word: 'sand', match: null, warmth: 99 },
    ]);
    expect(currentDailyPair(game)).toEqual(['sand', beeWordIn(1)]);
    expect(usedDailyWords(game)).toEqual(['ocean', 'desert', 'sand', beeWordIn(1)]);
    expect(game.sealed).toEqual(sealed(beeWordIn(2)));
  });

  test('with the same word is a jinx, and no word stays sealed', () => {
    expect(after('sand', beeWordIn(2))).toMatchObject({ outcome: 'jinx', sealed: null });
  });

  test.each([
    ['sand', 1, undefined],
    ['wave', 1, 'wrong_round'],
    ['wave', 3, 'wrong_round'],
    ['sand', 2, 'word_already_said'],
    ['deserts', 2, 'word_already_said'],
    ['qx', 2, 'word_unknown'],
    ['wave', 2, undefined],
  ])('after one round, %s in round %i: %s', (word, round, refusal) => {
    expect(refusalOf(say(after('sand'), word, round))).toBe(refusal);
  });
});

describe('a hint', () => {
  test('is given three times per pair, and each is counted', () => {
    let game = fresh;
    for (const step of [1, 2, 3]) {
      const ruling = takeHint(game, { round: 1 }, createHint);
      if (!ruling.ok) throw new Error(ruling.refusal);
      expect(ruling.hint.step).toBe(step);
      game = ruling.game;
    }
    expect(game.hintsUsed).toBe(3);
    expect(refusalOf(takeHint(game, { round: 1 }, createHint))).toBe('no_more_hints');
    expect(takeHint(game, { round: 1, step: 2 }, createHint)).toMatchObject({
      game,
      hint: { step: 2 },
    });
    const next = say(game, 'sand');
    expect(next).toMatchObject({ game: { hints: [], hintsUsed: 3 } });
  });

  test.each([
    [fresh, { round: 2 }, 'wrong_round'],
    [fresh, { round: 1, step: 2 }, 'not_yet'],
    [after(beeWordIn(1)), { round: 2 }, 'puzzle_finished'],
  ] as const)('is refused (%#)', (game, request, refusal) => {
    expect(refusalOf(takeHint(game, request, createHint))).toBe(refusal);
  });
});

describe('a game', () => {
  test('a repeated word gets the round that it made, another one is refused', () => {
    const game = after('sand', 'wave');
    expect(say(game, 'sand', 1)).toEqual({ ok: true, game, round: game.rounds[0] });
    expect(say(game, 'moon', 1)).toEqual({ ok: false, refusal: 'wrong_round' });
    expect(say(game, 'moon', 4)).toEqual({ ok: false, refusal: 'wrong_round' });
  });

  test('a jinx has a warmth of exactly 100, a miss what the judge says', () => {
    const jinx = playDailyWord(fresh, { round: 1, word: beeWordIn(1) }, judge, sealNext);
    expect(jinx).toMatchObject({ round: { match: 'exact', warmth: 100 } });
    const cool = { ...judge, warmth: () => 31 };
    const miss = playDailyWord(fresh, { round: 1, word: 'sand' }, cool, sealNext);
    expect(miss).toMatchObject({ round: { match: null, warmth: 31 } });
  });

  test('ends after twenty rounds', () => {
    expect(maxDailyRounds).toBe(20);
    const words = Array.from({ length: maxDailyRounds }, (_, index) => `mist${letter(index)}o`);
    const game = after(...words);
    expect(game).toMatchObject({ outcome: 'out_of_rounds', sealed: null });
    expect(refusalOf(say(game, 'wave'))).toBe('puzzle_finished');
  });

  test('ends by giving up, once, and keeps the sealed word', () => {
    const ruling = giveUp(after('sand'));
    expect(ruling).toMatchObject({ game: { outcome: 'gave_up', sealed: sealed(beeWordIn(2)) } });
    if (ruling.ok) {
      expect(giveUp(ruling.game)).toEqual(ruling);
      expect(refusalOf(say(ruling.game, 'wave'))).toBe('puzzle_finished');
    }
    expect(refusalOf(giveUp(after(beeWordIn(1))))).toBe('puzzle_finished');
  });
});

describe('all words of a game at once', () => {
  test.each([
    [[beeWordIn(1)], undefined],
    [['sand', beeWordIn(2)], undefined],
    [['sand'], 'not_whole'],
    [[], 'not_whole'],
    [[beeWordIn(1), 'sand'], 'puzzle_finished'],
    [['sand', 'sand'], 'word_already_said'],
  ])('%j are refused with %s', (words, refusal) => {
    expect(refusalOf(playCompleteGame(fresh, words, judge, sealNext))).toBe(refusal);
  });

  test('are refused unless they begin with the rounds that were played', () => {
    expect(
      refusalOf(playCompleteGame(after('wave'), ['sand', beeWordIn(2)], judge, sealNext)),
    ).toBe('wrong_round');
    expect(refusalOf(playCompleteGame(after('wave', 'sand'), ['wave'], judge, sealNext))).toBe(
      'not_whole',
    );
  });
});

type Step = { do: 'say'; word: string; round: number } | { do: 'hint' } | { do: 'give up' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      word: fc.constantFrom(
        'sand',
        'wave',
        'sands',
        'qx',
        'ocean',
        ...Array.from({ length: 24 }, (_, i) => `mist${letter(i)}o`),
        beeWordIn(3),
        beeWordIn(9),
      ),
      round: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'hint' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'give up' as const }) },
);

test('after any steps a game has only grown, ended once, and stayed within its limits', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let game = fresh;
      for (const taken of steps) {
        const ruling =
          taken.do === 'say'
            ? say(game, taken.word, game.rounds.length + taken.round)
            : taken.do === 'hint'
              ? takeHint(game, { round: game.rounds.length + 1 }, createHint)
              : giveUp(game);
        if (!ruling.ok) continue;
        const next = ruling.game;
        expect(next.rounds.slice(0, game.rounds.length)).toEqual(game.rounds);
        expect(next.rounds.length - game.rounds.length).toBeLessThanOrEqual(1);
        expect(next.hintsUsed).toBeGreaterThanOrEqual(game.hintsUsed);
        if (game.outcome !== null) expect(next).toBe(game);
        game = next;
        const used = usedDailyWords({ ...game, rounds: game.rounds.slice(0, -1) });
        expect(new Set(used).size).toBe(used.length);
        expect(game.rounds.length).toBeLessThanOrEqual(maxDailyRounds);
        expect(game.hints.length).toBeLessThanOrEqual(3);
        expect(game.outcome === 'jinx').toBe(game.rounds.at(-1)?.match != null);
        expect(
          game.rounds.every(({ warmth, match }) => (warmth === 100) === (match !== null)),
        ).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

describe('a slope', () => {
  const on = (slope: 'steep' | 'gentle', game: DailyGame = fresh): DailyGame => {
    const ruling = chooseSlope(game, slope);
    if (!ruling.ok) throw new Error(ruling.refusal);
    return ruling.game;
  };
  const play = (game: DailyGame, ...words: string[]) =>
    words.reduce((one, word) => {
      const ruling = say(one, word);
      if (!ruling.ok) throw new Error(ruling.refusal);
      return ruling.game;
    }, game);

  test('can be chosen, changed and taken back until the first word or hint', () => {
    expect(on('gentle', on('steep')).slope).toBe('gentle');
    const back = chooseSlope(on('steep'), null);
    expect(back.ok && 'slope' in back.game).toBe(false);
    expect(refusalOf(chooseSlope(play(fresh, 'sand'), 'steep'))).toBe('slope_fixed');
    const hinted = takeHint(fresh, { round: 1 }, createHint);
    expect(hinted.ok && refusalOf(chooseSlope(hinted.game, 'gentle'))).toBe('slope_fixed');
    const over = giveUp(fresh);
    expect(over.ok && refusalOf(chooseSlope(over.game, 'steep'))).toBe('puzzle_finished');
  });

  test('that is chosen again changes nothing, at any time', () => {
    const game = play(on('steep'), 'sand', 'wave');
    expect(chooseSlope(game, 'steep')).toEqual({ ok: true, game });
  });

  test('steep refuses every hint, and hides the warmth until the game is over', () => {
    const game = play(on('steep'), 'sand');
    expect(refusalOf(takeHint(game, { round: 2 }, createHint))).toBe('no_hints_when_steep');
    expect(isWarmthHidden(game)).toBe(true);
    const over = giveUp(game);
    expect(over.ok && isWarmthHidden(over.game)).toBe(false);
    expect(isWarmthHidden(play(on('gentle'), 'sand'))).toBe(false);
  });

  test('gentle tells one letter of the sealed word, from round 3 on, while the game goes on', () => {
    const letters = [[], ['sand'], ['sand', 'wave'], ['sand', 'wave', 'tide']].map((words) =>
      gentleFirstLetter(play(on('gentle'), ...words)),
    );
    expect(letters).toEqual([undefined, undefined, 'b', 'b']);
    expect(gentleFirstLetter(play(fresh, 'sand', 'wave'))).toBeUndefined();
    const over = giveUp(play(on('gentle'), 'sand', 'wave'));
    expect(over.ok && gentleFirstLetter(over.game)).toBeUndefined();
  });
});
