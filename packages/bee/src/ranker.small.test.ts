import { describe, expect, test } from 'vitest';
import { createSmallWorld, type SmallWorld } from './testing/small-world.ts';

type Line = readonly (readonly [string, string])[];
const line = (...words: string[]): Line => words.map((word) => [word, `${word} of a line`]);

/** Both words of the pair, sea and moon, have a line, so it is the ties that count. */
const tied: SmallWorld = {
  lexicon: ['the', 'sea', 'moon', 'tide', 'wave', 'night', 'blue', 'fish', 'star', 'shell'],
  ties: {
    sea: line('tide', 'wave', 'shell'),
    moon: line('tide', 'night', 'star', 'shell'),
    tide: line('moon'),
  },
  associations: { sea: { tide: 0.5, fish: 0.5 }, moon: { night: 0.5, blue: 0.25, fish: 0.25 } },
  meanings: { sea: [10], moon: [0, 10], tide: [6, 8], wave: [10], night: [0, 10], fish: [8, 6] },
  popularity: { tide: 20, wave: 40, night: 41, blue: 3, fish: 40, star: 200 },
};
/** Neither has: it is what people think of. */
const untied: SmallWorld = {
  ...tied,
  ties: { tide: line('sea', 'moon'), night: line('moon'), shell: line('sea') },
};

function rank(
  world: SmallWorld,
  { pair = ['sea', 'moon'] as [string, string], used = [] as string[], limit = 10, lean = 0 } = {},
) {
  return createSmallWorld(world).ranker.rank(pair, used, limit, lean);
}
const scoresOf = (...args: Parameters<typeof rank>) =>
  rank(...args).map(({ word, score }) => `${word} ${score}`);
const wordsOf = (...args: Parameters<typeof rank>) => rank(...args).map(({ word }) => word);

describe('the score of a word', () => {
  test('is a sum of ties, thoughts, meaning and readiness where both words have a line of ties', () => {
    expect(scoresOf(tied)).toEqual([
      'tide 14.769529',
      'fish 6.370702',
      'shell 1.957453',
      'night 1.321125',
      'wave -0.370529',
      'star -4.251429',
      'blue -5.607608',
    ]);
  });

  test('weighs the ties less where neither word has a line', () => {
    expect(scoresOf(untied)).toEqual([
      'tide 7.462501',
      'fish 6.858203',
      'night 0.210253',
      'blue -6.219273',
      'shell -7.774171',
    ]);
  });

  test('weighs the ties less where one word has no line', () => {
    expect(scoresOf({ ...tied, ties: { ...tied.ties, moon: [] } })).toEqual([
      'tide 7.855049',
      'fish 6.858203',
      'night -0.749747',
      'wave -1.1309',
      'blue -6.219273',
      'shell -7.568333',
    ]);
  });

  test('leans to the first word or to the second', () => {
    expect(scoresOf(tied, { lean: 0.5, limit: 3 })).toEqual([
      'tide 14.691342',
      'fish 6.828368',
      'wave 2.403131',
    ]);
    expect(scoresOf(tied, { lean: -0.5, limit: 3 })).toEqual([
      'tide 14.847716',
      'fish 5.913036',
      'night 4.994598',
    ]);
  });

  test('is by the other word alone where one is unknown', () => {
    expect(scoresOf(tied, { pair: ['zzyzx', 'moon'], limit: 3 })).toEqual([
      'night 0.465606',
      'tide -2.082257',
      'fish -2.47126',
    ]);
    expect(scoresOf(tied, { pair: ['sea', 'zzyzx'], limit: 3 })).toEqual([
      'wave -1.1309',
      'tide -1.320631',
      'fish -1.433928',
    ]);
    expect(wordsOf(tied, { pair: ['zzyzx', 'qwrtp'] })).toEqual([]);
  });

  test('is the same whatever was ranked before', () => {
    const world = {
      ...tied,
      lexicon: [...tied.lexicon, 'hill', 'wolf'],
      ties: { ...tied.ties, hill: line('wolf', 'night', 'wave') },
    };
    const { ranker } = createSmallWorld(world);
    ranker.rank(['hill', 'hill'], [], 10);
    expect(ranker.rank(['sea', 'moon'], [], 10)).toEqual(rank(world));
  });

  test('is by the base of a word and its forms', () => {
    const world = {
      ...tied,
      lexicon: [...tied.lexicon, 'tides', 'seas'],
      inflections: ['tide: tides', 'sea: seas'],
      associations: { sea: { tides: 1 }, moon: { night: 1 }, seas: { tides: 1 } },
    };
    expect(scoresOf(world, { limit: 2 })).toEqual(['tide 11.332243', 'tides 7.141808']);
    expect(scoresOf(world, { pair: ['seas', 'moon'], limit: 2 })).toEqual([
      'tides 7.141808',
      'tide 7.000363',
    ]);
  });

  test('that differs by less than a millionth is equal: the commoner word is first', () => {
    const fillers = Array.from({ length: 20_000 }, (_, at) => `filler${at}`);
    const world = {
      lexicon: ['sea', 'moon', ...fillers, 'tide', 'wave'],
      ties: { sea: line('moon'), moon: line('sea') },
      associations: { sea: { wave: 0.5, tide: 0.5 } },
    };
    const [first, second] = rank(world);
    expect([first?.word, second?.word]).toEqual(['tide', 'wave']);
    expect(first?.score).toBe(second?.score);
  });
});

describe('the words of a ranking', () => {
  test('are at most as many as wanted', () => {
    expect(wordsOf(tied, { limit: 2 })).toEqual(['tide', 'fish']);
  });

  test('leave out what was said, the pair itself and their kin', () => {
    const world = {
      ...tied,
      lexicon: [...tied.lexicon, 'tides', 'seas'],
      inflections: ['tide: tides', 'sea: seas'],
      associations: { sea: { sea: 0.2, moon: 0.2, tides: 0.2, seas: 0.2, fish: 0.2 } },
      ties: {},
    };
    expect(wordsOf(world)).toEqual(['fish', 'tides']);
    expect(wordsOf(world, { used: ['tide'] })).toEqual(['fish']);
  });

  test('leave out single letters, and what the bee keeps to itself, in every form', () => {
    const world = {
      lexicon: ['sea', 'moon', 'x', 'bomb', 'bombs', 'ox', 'boat'],
      inflections: ['bomb: bombs'],
      associations: { sea: { x: 0.2, bomb: 0.2, bombs: 0.2, ox: 0.2, boat: 0.2 } },
    };
    expect(wordsOf(world).sort()).toEqual(['boat', 'ox']);
  });

  test('are of the 300 that score best before their meaning is looked at', () => {
    const many = Array.from({ length: 320 }, (_, at) => `word${String(at).padStart(3, '0')}`);
    const world = {
      lexicon: ['sea', 'moon', ...many],
      associations: {
        sea: Object.fromEntries(many.map((word, at) => [word, (400 - at) / 100_000])),
      },
      meanings: { sea: [10], word299: [10], word300: [10] },
    };
    const words = wordsOf(world, { limit: 1000 });
    expect(words).toHaveLength(300);
    expect(words[0]).toBe('word299');
  });
});
