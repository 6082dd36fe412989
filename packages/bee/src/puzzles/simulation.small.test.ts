import { describe, expect, test } from 'vitest';
import type { BeeParts } from '../assemble-bee-parts.ts';
import type { Bee } from '../bee.ts';
import { difficultyOf, estimatePair, estimatePar } from './pair-figures.ts';
import { seededRandom } from './seeded-random.ts';
import { Simulation, softmaxWeights, temperaments } from './simulation.ts';

type Ranker = BeeParts['ranker'];

/** People think of what `thoughts` gives, and the bee says what `replies` gives, round by round. */
function simulate({
  thoughts = (_round: number) => [{ word: 'tide', score: 1 }],
  replies = (_round: number): string => 'tide',
} = {}) {
  const asked: Parameters<Ranker['rank']>[] = [];
  const replied: [pair: readonly string[], used: string[]][] = [];
  const ranker = {
    rank: (...args: Parameters<Ranker['rank']>) => {
      asked.push([args[0], [...args[1]], args[2], args[3]]);
      return thoughts(asked.length);
    },
  };
  const bee = {
    sameLemma: (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, ''),
    reply: (pair: readonly string[], used: string[]) => {
      replied.push([pair, [...used]]);
      return replies(replied.length);
    },
  };
  const simulation = new Simulation(bee as unknown as Bee, { ranker: ranker as unknown as Ranker });
  return { simulation, asked, replied };
}
const { stubborn, steady } = temperaments;

describe('the chance of a word', () => {
  const thoughts = () => [
    { word: 'wave', score: 2 },
    { word: 'tide', score: 1 },
    { word: 'tides', score: 0 },
  ];

  test('is the share of it and its forms, averaged over temperaments', () => {
    const { simulation, asked } = simulate({ thoughts });
    expect(simulation.chanceOf('tide', ['sea', 'moon'])).toBeCloseTo(0.3793, 5);
    expect(asked).toEqual([[['sea', 'moon'], [], 120, undefined]]);
  });

  test('is estimated in percent for a pair', () => {
    const { simulation } = simulate({ thoughts });
    expect(estimatePair(simulation, ['sea', 'moon'], 'tide')).toEqual({
      par: 2,
      difficulty: 'steady',
      caughtAtOnce: 38,
    });
  });

  test('falls with the score, the slower the wider thoughts range', () => {
    expect(softmaxWeights(thoughts(), 1)).toEqual([1, Math.exp(-1), Math.exp(-2)]);
    expect(softmaxWeights(thoughts(), 2)).toEqual([1, Math.exp(-0.5), Math.exp(-1)]);
    expect(softmaxWeights([], 2)).toEqual([]);
  });
});

describe('a simulated game', () => {
  test('ends with the jinx', () => {
    const { simulation, asked, replied } = simulate({
      thoughts: (round) => [{ word: ['wave', 'fish', 'tides'][round - 1] ?? '', score: 0 }],
      replies: (round) => ['night', 'tide'][round - 1] ?? '',
    });
    const rounds = simulation.rounds(['sea', 'moon'], stubborn, () => 0, 'star');
    expect(rounds).toEqual([
      { said: 'wave', beeWord: 'star' },
      { said: 'fish', beeWord: 'night' },
      { said: 'tides', beeWord: 'tide' },
    ]);
    const used = ['sea', 'moon', 'wave', 'star'];
    expect(asked).toEqual([
      [['sea', 'moon'], ['sea', 'moon'], 120, 0],
      [['wave', 'star'], used, 120, 0.25],
      [['fish', 'night'], [...used, 'fish', 'night'], 120, 0.25],
    ]);
    expect(replied).toEqual([
      [['wave', 'star'], used],
      [
        ['fish', 'night'],
        [...used, 'fish', 'night'],
      ],
    ]);
  });

  test('opens with what the bee says to the pair, unless it is told', () => {
    const { simulation, replied } = simulate();
    expect(simulation.play(['sea', 'moon'], steady, () => 0)).toBe(1);
    expect(replied).toEqual([
      [
        ['sea', 'moon'],
        ['sea', 'moon'],
      ],
    ]);
  });

  test('is given up after 15 rounds', () => {
    const { simulation } = simulate({ replies: () => 'moon' });
    expect(simulation.rounds(['sea', 'moon'], steady, () => 0)).toHaveLength(15);
    expect(simulation.play(['sea', 'moon'], steady, () => 0)).toBeUndefined();
  });

  test.each([
    [0, 'wave'],
    [0.49, 'wave'],
    [0.51, 'fish'],
    [0.999, 'fish'],
    [1, 'wave'],
  ])('draws a word by its chance: %d draws %s', (drawn, word) => {
    const { simulation } = simulate({
      thoughts: () => [
        { word: 'wave', score: 1 },
        { word: 'fish', score: 1 },
      ],
    });
    expect(simulation.rounds(['sea', 'moon'], steady, () => drawn)[0]?.said).toBe(word);
  });

  test('says nothing where nothing comes to mind', () => {
    const { simulation } = simulate({ thoughts: () => [] });
    expect(simulation.rounds(['sea', 'moon'], steady, () => 0)[0]?.said).toBe('');
  });
});

test('each temperament ranges as wide, and leans as far, as was fitted', () => {
  expect(temperaments).toEqual({
    plain: { breadth: 0.9, lean: 0 },
    steady: { breadth: 1.15, lean: 0 },
    stubborn: { breadth: 1.2, lean: 0.25 },
    obliging: { breadth: 1.2, lean: -0.25 },
    dreamer: { breadth: 1.6, lean: 0 },
  });
});

test.each([
  [100, 2, 'gentle'],
  [40, 2, 'gentle'],
  [39, 2, 'steady'],
  [30, 2, 'steady'],
  [29, 3, 'steady'],
  [12, 3, 'steady'],
  [11, 3, 'tricky'],
  [5, 3, 'tricky'],
  [4, 4, 'tricky'],
])('caught at once by %i of 100: par %i, %s', (caught, par, difficulty) => {
  expect(estimatePar(caught)).toBe(par);
  expect(difficultyOf(caught, par)).toBe(difficulty);
});

test.each([
  [60, 3, 'gentle'],
  [60, 4, 'steady'],
  [60, 5, 'tricky'],
])('caught by %i, a par of %i makes it %s', (caught, par, difficulty) => {
  expect(difficultyOf(caught, par)).toBe(difficulty);
});

test('random numbers are the same for the same seed', () => {
  const [first, again] = [seededRandom(7), seededRandom(7)];
  const drawn = [first(), first(), first()];
  expect([again(), again(), again()]).toEqual(drawn);
  expect(drawn.map((number) => number.toFixed(6))).toEqual(['0.011705', '0.061958', '0.976908']);
  expect(seededRandom(-1)()).toBe(seededRandom(2 ** 32 - 1)());
});
