import { describe, expect, test } from 'vitest';
import { LOG_FLOOR } from './associations.ts';
import { createSmallWorld } from './testing/small-world.ts';

const sea = { wave: 0.5, tide: 0.25 };
const wave = { tide: 0.5, surf: 0.5 };
const words = ['the', 'sea', 'wave', 'tide', 'surf', 'moon', 'ocean', 'lagoon', 'night'];

function thinkOf(cue: string, world: Partial<Parameters<typeof createSmallWorld>[0]> = {}) {
  const { lexicon, associator } = createSmallWorld({
    lexicon: words,
    associations: { sea, wave, moon: { night: 1 }, the: { tide: 1 } },
    ...world,
  });
  const lemma = lexicon.lemma(cue);
  const thoughts = associator.think(lemma);
  const strengthOf = (word: string) =>
    Number(associator.strengthBetween(lemma ?? -1, lexicon.lemma(word) as number).toFixed(3));
  const logarithmOf = (word: string) =>
    thoughts.logarithms[thoughts.reached.indexOf(lexicon.lemma(word) as number)];
  const reached = Array.from(thoughts.reached, (one) => lexicon.word(one));
  return { strengthOf, logarithmOf, reached };
}

describe('what a word brings to mind', () => {
  test('counts twice as much directly as through another word', () => {
    const { strengthOf, reached } = thinkOf('sea');
    expect(reached).toEqual(['wave', 'tide', 'surf']);
    expect(strengthOf('wave')).toBe(1);
    expect(strengthOf('tide')).toBe(0.5 + 0.25);
    expect(strengthOf('surf')).toBe(0.25);
    expect(strengthOf('moon')).toBe(0);
  });

  test('has a logarithm, and one for what is not reached', () => {
    const { logarithmOf } = thinkOf('sea');
    expect(logarithmOf('wave')).toBeCloseTo(Math.log(1.0004), 4);
    expect(logarithmOf('moon')).toBeUndefined();
    expect(LOG_FLOOR).toBe(Math.log(4e-4));
  });

  test('is nothing for an unknown word', () => {
    expect(thinkOf('zzyzx').reached).toEqual([]);
  });

  test.each([
    ['hub', 'via'],
    ['via', 'end'],
  ])('goes on from the 60 strongest words, and to as many: %s', (crowded, many) => {
    const numbered = (name: string) => Array.from({ length: 62 }, (_, at) => `${name}${at}`);
    const { reached } = thinkOf('hub', {
      lexicon: ['hub', 'via', ...numbered('via'), ...numbered('end')],
      associations: {
        hub: { via: 1 },
        ...Object.fromEntries(numbered('via').map((name, at) => [name, { [`end${at}`]: 1 }])),
        [crowded]: Object.fromEntries(numbered(many).map((name) => [name, 1 / 62])),
      },
    });
    expect(reached).toContain('end59');
    expect(reached).not.toContain('end60');
  });
});

describe('a word without norms of its own', () => {
  const backoff = { ocean: { moon: 1 }, lagoon: { sea: 0.75, moon: 0.25 } };

  test('borrows from similar words: they themselves, and what they bring to mind', () => {
    const { strengthOf, reached } = thinkOf('lagoon', { backoff });
    expect(strengthOf('sea')).toBe(0.75);
    expect(strengthOf('moon')).toBe(0.25);
    expect(strengthOf('wave')).toBe(0.75);
    expect(strengthOf('night')).toBe(0.5);
    expect(reached).not.toContain('the');
  });

  test('borrows half of its thoughts where others lead to it', () => {
    const associations = { lagoon: { surf: 1 }, moon: { night: 1 }, sea };
    const { strengthOf } = thinkOf('lagoon', { backoff, associations });
    expect(strengthOf('surf')).toBe(1);
    expect(strengthOf('sea')).toBe(0.375);
    expect(strengthOf('night')).toBe(0.25);
  });

  test('has its own sources, whatever words come before it', () => {
    expect(thinkOf('ocean', { backoff }).reached).toEqual(['moon', 'night']);
  });
});

describe('the cache of thoughts', () => {
  test('holds 64 words; the one that was not asked for longest gives way', () => {
    const count = 66;
    const { associator } = createSmallWorld({
      lexicon: Array.from({ length: count }, (_, at) => `word${at}`),
      associations: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`word${at}`, { [`word${(at + 1) % count}`]: 1 }]),
      ),
    });

    const [first, second] = [associator.think(0), associator.think(1)];
    for (let lemma = 2; lemma < 64; lemma += 1) associator.think(lemma);
    expect(associator.think(0)).toBe(first);
    expect([...associator.think(64).reached]).toEqual([65, 0]);
    expect(associator.think(0)).toBe(first);
    expect(associator.think(1)).not.toBe(second);
    expect(associator.think(1)).toEqual(second);
  });
});
