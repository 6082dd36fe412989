import { describe, expect, test } from 'vitest';
import { HintMaker } from './hint-maker.ts';
import { Kinds } from './kinds.ts';
import { createSmallWorld, type SmallWorld, withFiles } from './testing/small-world.ts';
import type { Warmth } from './warmth.ts';

type Words = Record<string, { kind?: string; said?: number; near?: readonly number[] }>;

/** Of each word its kind, how many lines say it, and where it stands; sea stands at [10, 0], moon at [0, 10]. */
function hintsOf(
  words: Words,
  {
    pair = ['sea', 'moon'] as [string, string],
    used = [] as string[],
    ...rest
  }: Partial<SmallWorld> & { pair?: [string, string]; used?: string[] } = {},
) {
  const entries = Object.entries(words);
  const world = createSmallWorld({
    lexicon: ['sea', 'moon', ...entries.map(([word]) => word)],
    popularity: Object.fromEntries(entries.map(([word, { said = 50 }]) => [word, said])),
    meanings: {
      sea: [10],
      moon: [0, 10],
      ...Object.fromEntries(entries.map(([word, { near = [7, 7] }]) => [word, near])),
    },
    ...rest,
  });
  const kinds = withFiles(
    {
      'kinds.txt': entries.flatMap(([word, { kind = 'a' }]) => (kind ? [`${word}\t${kind}`] : [])),
    },
    (folder) => new Kinds(new URL('kinds.txt', folder)),
  );
  /** By the first dimension only: nearer to the sea, or farther from it. */
  const between = (one: string, other: string) =>
    other === 'sea' ? (words[one]?.near?.[0] ?? 0) : (words[one]?.near?.[1] ?? 0);
  const maker = new HintMaker({ ...world, kinds, warmth: { between } as unknown as Warmth });
  const [word = ''] = Object.keys(words);
  return {
    first: () => maker.at(1, pair, word, used),
    second: () => maker.at(2, pair, word, used),
    choice: () => {
      const hint = maker.at(3, pair, word, used);
      return hint.step === 3 ? hint.choice.join(' ') : '';
    },
  };
}

describe('the second hint', () => {
  test('is the first letter and how many letters there are', () => {
    expect(hintsOf({ tide: {} }).second()).toEqual({ step: 2, firstLetter: 't', length: 4 });
    expect(hintsOf({ 'ice-cream': {} }).second()).toMatchObject({ firstLetter: 'i', length: 8 });
  });
});

describe('the words of the choice', () => {
  test('begin as the answer does, are as long, and of its kind', () => {
    const hints = hintsOf({
      toad: {},
      tiger: {},
      seal: {},
      tent: { kind: 't' },
      tern: {},
      tuna: {},
    });
    expect(hints.choice()).toBe('tern toad tuna');
    expect(hints.first()).toEqual({ step: 1, kind: 'an animal' });
  });

  test('are those that link the pair best, the weaker side counting twice', () => {
    const near = (one: number, other: number) => ({ near: [one, other] });
    const hints = hintsOf({
      toad: {},
      ta: {},
      tail: near(10, 0),
      tern: near(8, 6),
      teal: near(9, 4),
      tuna: near(7, 7),
    });
    expect(hints.choice()).toBe('tern toad tuna');
    expect(
      hintsOf({
        toad: {},
        teal: near(10, 0),
        tern: near(0, 10),
        tuna: near(7, -7),
        tick: near(-7, 7),
      }).choice(),
    ).toBe('teal tern toad');
  });

  test('are neither said already, nor of the pair, nor kin of the answer or of each other', () => {
    expect(hintsOf({ toad: {}, tern: {}, tuna: {}, tick: {} }, { used: ['tern'] }).choice()).toBe(
      'tick toad tuna',
    );
    expect(
      hintsOf(
        { toad: {}, sole: {}, tern: {}, tuna: {}, tick: {} },
        { pair: ['sea', 'tuna'] },
      ).choice(),
    ).toBe('tern tick toad');
    const forms = { inflections: ['tick: tics', 'toad: tods'] };
    expect(hintsOf({ toad: {}, tods: {}, tick: {}, tics: {}, tuna: {} }, forms).choice()).toBe(
      'tick toad tuna',
    );
  });

  test('are nothing that spoils a morning, nor names', () => {
    const words = { bear: {}, bomb: {}, bong: {}, bach: {}, boar: {}, bird: {} };
    expect(hintsOf(words).choice()).toBe('bear bird boar');
  });

  test.each([
    // A sixth of the answer's popularity, at least 4 and at most 40.
    [60, 10, 9],
    [600, 40, 39],
    [6, 4, 3],
  ])('of an answer that %i lines say, %i lines are enough and %i are not', (said, enough, few) => {
    const words = {
      toad: { said },
      tick: { said: few, near: [8, 8] },
      tern: { said: enough },
      tuna: { said: enough },
    };
    expect(hintsOf(words).choice()).toBe('tern toad tuna');
  });

  test('are rarer where there are no others of the kind, and then the rarest of any', () => {
    expect(
      hintsOf({
        toad: { said: 600 },
        tern: { said: 4 },
        tuna: { said: 4 },
        tick: { said: 3 },
      }).choice(),
    ).toBe('tern toad tuna');
    const rare = hintsOf({
      toad: { near: [9, 1] },
      tern: { said: 3, near: [1, 9] },
      tuna: { said: 0, kind: '', near: [1, 9] },
    });
    expect(rare.choice()).toBe('tern toad tuna');
    expect(rare.first()).toEqual({ step: 1, kind: 'an English word' });
  });

  test('must be two', () => {
    expect(() => hintsOf({ toad: {}, tern: {} }).choice()).toThrow(
      'no two words that begin like toad',
    );
  });

  test('are commoner than the answer or rarer, by the pair and the answer', () => {
    const words: Words = {
      toad: { said: 50 },
      tern: { said: 51 },
      teal: { said: 60 },
      tuna: { said: 50 },
      tick: { said: 40 },
    };
    const choices = ['sea moon', 'moon sea', 'sea wind', 'wind rain', 'rain moon', 'sand dune'].map(
      (pair) => hintsOf(words, { pair: pair.split(' ') as [string, string] }).choice(),
    );
    expect(choices).toEqual([
      'tick toad tuna',
      'tern toad tuna',
      'tick toad tuna',
      'tern toad tuna',
      'tern toad tuna',
      'teal tern toad',
    ]);
  });

  test('count a form of a word as said by nobody', () => {
    const lexicon = ['sea', 'moon', 'toad', 'tern', 'tuna', 'tics\ttern'];
    expect(
      hintsOf({ toad: {}, tern: {}, tuna: {}, tics: {} }, { lexicon, meanings: {} }).choice(),
    ).toBe('tern toad tuna');
  });
});

describe('the first hint', () => {
  test.each([
    [[9, 1], [8, 2], [7, 3], [1, 9], 'closer to sea than to moon'],
    [[1, 9], [2, 8], [3, 7], [9, 1], 'closer to moon than to sea'],
    [[5, 5], [4, 4], [3, 3], [9, 1], 'as close to sea as to moon'],
  ])('is which word is closer, where the kind fits no others: %j', (own, one, other, far, kind) => {
    const hints = hintsOf({
      toad: { kind: 'l', near: own },
      tent: { kind: 't', near: one },
      tool: { kind: 't', near: other },
      team: { kind: 't', near: far },
    });
    expect(hints.first()).toEqual({ step: 1, kind });
    expect(hints.choice()).toBe('tent toad tool');
  });
});
