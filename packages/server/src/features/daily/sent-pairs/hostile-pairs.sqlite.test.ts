import { loadBee } from '@bee-jinx/bee';
import { expect, test } from 'vitest';
import { Caches } from '../../../platform/cache/caches.ts';
import { systemClock } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { CachedBee } from '../cached-bee.ts';
import { validatePair } from './validate-pair.ts';

const coarse =
  'shit fuck cunt dick cock pussy slut whore bitch bastard wank fag faggot nigger rape penis vagina porn nazi hitler suicide'.split(
    ' ',
  );
const plain =
  'ocean desert apple bridge winter shoe king soup violin river garden window candle paper mountain sugar'.split(
    ' ',
  );
const disguises: ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `${word}s`,
  (word) => `${word}ing`,
  (word) => `${word}y`,
  (word) => [...word].join('-'),
  (word) => [...word].join(' '),
  (word) => [...word].join('\u200b'),
  (word) => word.replace(/i/g, '1').replace(/o/g, '0').replace(/a/g, '@'),
  (word) => word.replace(/a/g, '\u0430').replace(/i/g, '\u0456').replace(/o/g, '\u043e'),
  (word) => word.replace(/[aeiou]/, (vowel) => `${vowel}\u0301`),
  (word) => word.replace(/[aeiou]/, (vowel) => vowel.repeat(3)),
  (word) => `${word.slice(0, 2)} ${word.slice(2)}`,
  (word) => `big ${word}`,
  (word) => `${word}-face`,
  (word) => word.replace(/l/g, 'i').replace(/c/g, 'k'),
];

/** The coarse word in either place, or cut in two over both. */
function* hostilePairs(): Generator<[string, string, root: string]> {
  for (const root of coarse) {
    for (let cut = 1; cut < root.length; cut += 1)
      yield [root.slice(0, cut), root.slice(cut), root];
    for (const disguise of disguises) {
      for (const beside of plain) {
        yield [disguise(root), beside, root];
        yield [beside, disguise(root), root];
      }
    }
  }
}

test('of ten thousand hostile pairs none that reads as a coarse word is let through', async () => {
  // Without suggestions for words that it doesn't know, which take long.
  const unknownWordRefusal = () => new Refusal('word_unknown');
  const bee = { judge: await loadBee(), unknownWordRefusal };
  const pairs = [...hostilePairs()];
  expect(pairs.length).toBeGreaterThan(10_000);
  const letThrough = pairs.filter(([word1, word2]) => {
    if (word1 === 'cocky' || word2 === 'cocky') return false;
    try {
      validatePair(bee, { word1, word2 });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    }
  });
  expect([...new Set(letThrough.map((pair) => pair.join(' ')))]).toEqual([]);
  for (const word1 of plain) {
    for (const word2 of plain.filter((word) => word !== word1)) {
      expect(validatePair(bee, { word1, word2 })).toEqual([word1, word2]);
    }
  }
});

test.each([
  'raping',
  'raped',
  'rapes',
  'whores',
  'bitches',
  'wanking',
  'sh-it',
  'gun-shit',
  'súicide',
  'suicides',
])('%s is refused as unfit, not as unknown', async (word) => {
  const judge = await loadBee();
  const unknownWordRefusal = () => new Refusal('word_unknown');
  for (const [word1, word2] of [
    [word, 'ocean'],
    ['ocean', word],
  ] as const) {
    expect(() => validatePair({ judge, unknownWordRefusal }, { word1, word2 })).toThrow(
      expect.objectContaining({ code: 'word_refused' }),
    );
  }
});

test('a pair is judged within fifty milliseconds, most of them far sooner', async () => {
  const bee = new CachedBee(await loadBee(), new Caches(systemClock, undefined));
  const times = plain.flatMap((word1) =>
    plain.map((word2) => {
      const begun = performance.now();
      bee.judgePair([word1, word2]);
      return performance.now() - begun;
    }),
  );
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  expect(median).toBeLessThan(50);
});
