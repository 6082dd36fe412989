import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LikelyWord,
  luckSentence,
  mixWithPlayers,
  noteGame,
  pairKey,
  type RoundToNote,
  skillSentence,
} from './game-notes.ts';

const sameLemma = (a: string, b: string) => a.replace(/s$/, '') === b.replace(/s$/, '');
const likely: LikelyWord[] = [
  { word: 'sand', chance: 0.5 },
  { word: 'water', chance: 0.25 },
  { word: 'dune', chance: 0.05 },
  { word: 'camel', chance: 0.01 },
];
const round = (said: string, theirs: string, isFirst = false): RoundToNote => ({
  pair: ['ocean', 'desert'],
  said,
  theirs,
  hasMet: sameLemma(said, theirs),
  likely,
  isFirst,
});
const note = (
  rounds: RoundToNote[],
  { hintsUsed = 0, opponent = 'bee' as 'bee' | 'person' } = {},
) => {
  const notes = noteGame(rounds, { opponent, hintsUsed, sameLemma });
  if (!notes) throw new Error('A game with rounds has no notes.');
  return notes;
};

describe('skill', () => {
  test('is in the choice of words, whether they met or not', () => {
    expect(note([round('sand', 'sand')]).skill).toBe(99);
    expect(note([round('sand', 'water')]).skill).toBe(99);
    expect(note([round('water', 'sand')]).skill).toBe(89);
    expect(note([round('dune', 'dune')]).skill).toBe(note([round('dune', 'sand')]).skill);
  });

  test('counts an inflection as the word itself', () => {
    expect(note([round('sands', 'water')]).skill).toBe(99);
  });

  test('of a word that nobody thinks of is low, but never nothing', () => {
    expect(note([round('plumber', 'sand')]).skill).toBe(10);
  });

  test('is lowered by hints', () => {
    expect(note([round('sand', 'sand')], { hintsUsed: 3 }).skill).toBe(87);
  });
});

describe('luck', () => {
  test('allows for a bee that is harder to foresee in its first word, and a person who isn’t', () => {
    const chances = (opponent: 'bee' | 'person') =>
      note([round('sand', 'dune', true), round('sand', 'dune')], { opponent }).rounds.map(
        ({ chance }) => chance,
      );
    expect(chances('bee')).toEqual([58, 82]);
    expect(chances('person')).toEqual([50, 50]);
  });

  test('is above the middle after a meeting that few could expect, and below it after a miss that was near', () => {
    expect(note([round('camel', 'camel')]).luck).toBe(95);
    expect(note([round('sand', 'water')]).luck).toBe(13);
    expect(note([round('camel', 'sand')]).luck).toBe(50);
  });

  test('depends less on a word that a person says by chance than on the bee’s own favourite', () => {
    const [withBee, withPerson] = (['bee', 'person'] as const).map(
      (opponent) => note([round('sand', 'sand')], { opponent }).luck,
    );
    expect(withPerson).toBeGreaterThan(withBee as number);
  });

  test('with a person whose words follow the shares favours nobody, whatever a player says', () => {
    fc.assert(
      fc.property(fc.constantFrom('sand', 'water', 'dune', 'camel'), (said) => {
        const whole = likely.reduce((sum, { chance }) => sum + chance, 0);
        const surplus = likely.reduce(
          (sum, { word, chance }) =>
            sum + chance * (note([round(said, word)], { opponent: 'person' }).luck - 50),
          (1 - whole) * (note([round(said, 'other')], { opponent: 'person' }).luck - 50),
        );
        expect(Math.abs(surplus)).toBeLessThan(1);
      }),
    );
  });
});

describe('the notes of any game', () => {
  const anyRound = fc
    .record({
      said: fc.constantFrom('sand', 'water', 'dune', 'camel', 'plumber', 'sands'),
      theirs: fc.constantFrom('sand', 'water', 'dune', 'honey'),
      isFirst: fc.boolean(),
      likely: fc.constantFrom(likely, []),
    })
    .map(({ said, theirs, isFirst, likely }) => ({ ...round(said, theirs, isFirst), likely }));
  const anyGame = fc.array(anyRound, { minLength: 1, maxLength: 20 });

  test('are whole numbers from 0 to 99, a note for each round, and name rounds that exist', () => {
    fc.assert(
      fc.property(
        anyGame,
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('bee' as const, 'person' as const),
        (rounds, hintsUsed, opponent) => {
          const notes = note(rounds, { hintsUsed, opponent });
          for (const score of [notes.skill, notes.luck, ...notes.rounds.map((r) => r.quality)]) {
            expect(Number.isInteger(score) && score >= 0 && score <= 99).toBe(true);
          }
          expect(notes.rounds).toHaveLength(rounds.length);
          expect(rounds[notes.best]).toBeDefined();
          if (notes.costliest !== undefined) expect(rounds[notes.costliest]?.hasMet).toBe(false);
        },
      ),
    );
  });

  test('never have a higher skill after a likelier word was replaced by a rarer one', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (rounds, at) => {
        const index = at % rounds.length;
        const replaced = (said: string) =>
          rounds.map((one, place) => (place === index ? { ...one, said, likely } : one));
        expect(note(replaced('water')).skill).toBeLessThanOrEqual(note(replaced('sand')).skill);
        expect(note(replaced('camel')).skill).toBeLessThanOrEqual(note(replaced('dune')).skill);
      }),
    );
  });
});

test('the notes name the costliest turn and the best word', () => {
  const notes = note([round('dune', 'sand'), round('camel', 'water'), round('sand', 'sand')]);
  expect(notes).toMatchObject({ costliest: 1, best: 2 });
  expect(note([round('sand', 'sand')])).not.toHaveProperty('costliest');
  expect(notes.rounds.map(({ quality }) => quality)).toEqual([66, 44, 99]);
});

test('a game without rounds has no notes', () => {
  expect(noteGame([], { opponent: 'bee', hintsUsed: 0, sameLemma })).toBeUndefined();
});

describe('what people have said', () => {
  test('outweighs what the bee expects once many have played', () => {
    const mixed = mixWithPlayers(
      likely,
      [
        { word: 'camels', players: 900 },
        { word: 'oasis', players: 50 },
      ],
      1000,
      sameLemma,
    );
    expect(mixed[0]).toMatchObject({ word: 'camels', players: 900 });
    expect(mixed[0]?.chance).toBeGreaterThan(0.85);
    expect(mixed.map(({ word }) => word)).not.toContain('camel');
    expect(mixed.find(({ word }) => word === 'oasis')?.chance).toBeGreaterThan(0.04);
  });

  test('lets few players count for little beside what the bee expects', () => {
    const mixed = mixWithPlayers(likely, [{ word: 'dune', players: 5 }], 5, sameLemma);
    // Twenty who say what the bee expects, and five who said dune.
    expect(mixed.map(({ word, chance }) => [word, chance.toFixed(3)])).toEqual([
      ['sand', '0.400'],
      ['dune', '0.240'],
      ['water', '0.200'],
      ['camel', '0.008'],
    ]);
  });

  test('changes nothing before enough have said a word, and never makes more than all of them', () => {
    expect(mixWithPlayers(likely, [], 3, sameLemma)).toEqual(likely);
    const [sand] = mixWithPlayers(likely, [{ word: 'sand', players: 5 }], 5, sameLemma);
    expect(sand).toEqual({ word: 'sand', chance: 0.6, players: 5 });
    const unexpected = mixWithPlayers(likely, [{ word: 'heat', players: 5 }], 5, sameLemma);
    expect(unexpected.map(({ word }) => word)).toEqual(['sand', 'heat', 'water', 'dune', 'camel']);
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            word: fc.constantFrom('sand', 'oasis', 'dune', 'heat'),
            players: fc.integer({ min: 5, max: 1000 }),
          }),
          { selector: ({ word }) => word },
        ),
        fc.integer({ min: 0, max: 5000 }),
        (said, players) => {
          const mixed = mixWithPlayers(likely, said, players, sameLemma);
          const sum = mixed.reduce((total, { chance }) => total + chance, 0);
          expect(sum).toBeLessThanOrEqual(1 + 1e-9);
          expect(mixed.map(({ chance }) => chance)).toEqual(
            mixed.map(({ chance }) => chance).toSorted((a, b) => b - a),
          );
        },
      ),
    );
  });
});

test('each score has a sentence of its own, and none blames the player', () => {
  const skills = [95, 80, 60, 40, 5].map(skillSentence);
  const lucks = [90, 60, 50, 30, 5].map((luck) => luckSentence(luck, 'the bee'));
  expect(new Set([...skills, ...lucks]).size).toBe(10);
  for (const sentence of [...skills, ...lucks]) {
    expect(sentence).not.toMatch(/should have|wrong|bad|mistake|fail/i);
  }
});

test('a round shows the three likeliest words in percent, with their players where that is known', () => {
  const [sand, ...others] = likely as [LikelyWord, ...LikelyWord[]];
  const known = { ...round('sand', 'dune'), likely: [{ ...sand, players: 12 }, ...others] };
  expect(note([known]).rounds[0]?.likely).toEqual([
    { word: 'sand', share: 50, players: 12 },
    { word: 'water', share: 25 },
    { word: 'dune', share: 5 },
  ]);
});

test('a round whose likely words are unknown gives nothing away', () => {
  const unknown = { ...round('sand', 'dune'), likely: [] };
  expect(note([unknown], { opponent: 'person' })).toEqual({
    skill: 10,
    luck: 50,
    rounds: [{ quality: 10, chance: 0, likely: [] }],
    best: 0,
  });
});

test('skill is the average of all words', () => {
  expect(note([round('sand', 'water'), round('plumber', 'water')]).skill).toBe(54);
});

test('the key of a pair is the same in either order', () => {
  expect(pairKey(['ocean', 'desert'])).toBe('desert ocean');
  expect(pairKey(['desert', 'ocean'])).toBe('desert ocean');
});

test.each([
  [99, 90, 'You said what nearly everybody has on the tip of their tongue.'],
  [89, 75, 'Words that others think of, too. That is the whole trick.'],
  [74, 55, 'Good thoughts, with a stroll beside the path.'],
  [54, 35, 'You took the scenic route.'],
  [34, 0, 'Words of your own. Few would have thought of them.'],
])('a skill of %i to %i is described: %s', (most, least, sentence) => {
  expect([skillSentence(most), skillSentence(least)]).toEqual([sentence, sentence]);
});

test.each([
  [99, 75, 'The bee met you where few would have looked.'],
  [74, 58, 'A little wind in your wings.'],
  [57, 42, 'Neither wind nor rain: it went as your words deserved.'],
  [41, 20, 'Your words deserved a little more. The bee thought of others.'],
  [19, 0, 'Hard luck: the bee went elsewhere again and again.'],
])('a luck of %i to %i is described: %s', (most, least, sentence) => {
  expect([luckSentence(most, 'the bee'), luckSentence(least, 'the bee')]).toEqual([
    sentence,
    sentence,
  ]);
});
