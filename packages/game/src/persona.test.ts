import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Manner, mannerOf, personaConfidence, personaOf, personas } from './persona.ts';

describe('the confidence in a persona', () => {
  test.each([
    [0, 0.3],
    [2, 0.3],
    [3, 0.6],
    [9, 0.6],
    [10, 0.8],
    [19, 0.8],
    [20, 0.95],
    [500, 0.95],
  ])('after %i games is %d', (games, confidence) => {
    expect(personaConfidence(games)).toBe(confidence);
  });
});

describe('a persona', () => {
  const tenGames = (manner: Manner) => Array.from({ length: 10 }, () => ({ ...manner, rounds: 8 }));

  test.each([
    ['queen', { closeness: 50, lean: 0 }, 4],
    ['queen', { closeness: 70, lean: 0 }, 0.5],
    ['forager', { closeness: 70, lean: 0 }, 4.1],
    ['dancer', { closeness: 62, lean: 15 }, 8],
    ['builder', { closeness: 62, lean: -15 }, 8],
    ['forager', { closeness: 62, lean: -14 }, 8],
    ['scout', { closeness: 60, lean: 30 }, 8],
    ['dancer', { closeness: 66, lean: 44 }, 8],
    ['builder', { closeness: 69, lean: -35 }, 8],
    ['forager', { closeness: 76, lean: -7 }, 8],
    ['forager', { closeness: 62, lean: 14 }, 0],
  ] as const)('is %s for %j and %d rounds', (name, manner, averageRounds) => {
    expect(personaOf(tenGames(manner), averageRounds)).toEqual({ name, confidence: 0.8 });
  });

  test('is not reported before the third game', () => {
    expect(personaOf([{ closeness: 50, lean: 0, rounds: 3 }], 3)).toBeUndefined();
  });

  const withoutWords = { closeness: 0, lean: 0, rounds: 0 };

  test('ignores games that were given up without a word', () => {
    const games = [...tenGames({ closeness: 76, lean: 0 }), ...Array(9).fill(withoutWords)];
    expect(personaOf(games, 0)).toEqual({ name: 'forager', confidence: 0.8 });
    expect(personaOf(Array(20).fill(withoutWords), 0)).toBeUndefined();
  });

  test('ignores the lean of games with a single round', () => {
    const singleRound = { closeness: 80, lean: 0, rounds: 1 };
    const games = [...tenGames({ closeness: 70, lean: 20 }), ...Array(9).fill(singleRound)];
    expect(personaOf(games, 6)).toEqual({ name: 'dancer', confidence: 0.8 });
    expect(personaOf(Array(20).fill(singleRound), 6)?.name).toBe('forager');
  });

  test('is one of the five for any games', () => {
    const manner = fc.record({
      closeness: fc.integer({ min: 0, max: 100 }),
      lean: fc.integer({ min: -100, max: 100 }),
      rounds: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(
        fc.array(manner, { minLength: 3 }),
        fc.double({ min: 0, max: 20 }),
        (all, rounds) => {
          expect(personas).toContain(personaOf(all, rounds)?.name);
        },
      ),
    );
  });
});

describe('the manner of a game', () => {
  const sealed = { salt: '', seal: '', warmth: 0, match: null };
  const game = {
    pair: ['ocean', 'desert'],
    rounds: [
      { ...sealed, word: 'sand', beeWord: 'water' },
      { ...sealed, word: 'wave', beeWord: 'river' },
      { ...sealed, word: 'tide', beeWord: 'flood' },
    ],
  } as const;
  const warmths: Record<string, number> = {
    'sand ocean': 40,
    'sand desert': 80,
    'wave sand': 20,
    'wave water': 60,
    'tide wave': 10,
    'tide river': 40,
  };

  test('averages the closeness to the pair, and the lean from the second round on', () => {
    expect(mannerOf(game, (a, b) => warmths[`${a} ${b}`] ?? 0)).toEqual({
      closeness: 42,
      lean: 35,
    });
  });

  test('without rounds is neutral', () => {
    expect(mannerOf({ pair: game.pair, rounds: [] }, () => 50)).toEqual({ closeness: 0, lean: 0 });
  });
});
