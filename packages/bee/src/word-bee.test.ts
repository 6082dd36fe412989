import { expect, test } from 'vitest';
import { loadBee } from './bee.ts';
import { type WordBee, withSpellingVariants } from './word-bee.ts';

const bee = await loadBee();

test.each([
  ['ice cream', 'ice-cream'],
  ['café', 'cafe'],
])('%s is taken as %s', (written, known) => {
  expect(bee.knows(written)).toBe(true);
  expect(bee.warmth(written, 'summer')).toBe(bee.warmth(known, 'summer'));
  expect(bee.sameLemma(written, known)).toBe(true);
  expect(bee.reasonFor([written, 'summer'], 'sugar')).toBe(
    bee.reasonFor([known, 'summer'], 'sugar'),
  );
  expect(bee.reply([written, 'sea'], [written, 'sea'])).toBe(
    bee.reply([known, 'sea'], [known, 'sea']),
  );
});

test('a word without a known spelling stays unknown', () => {
  expect(bee.knows('qxqx')).toBe(false);
});

/** Knows a few words, and tells what it was asked. */
function fakeBee() {
  const asked: unknown[] = [];
  const record =
    <Result>(result: Result) =>
    (...args: unknown[]) => {
      asked.push(args);
      return result;
    };
  const bee = {
    knows: (word: string) => ['cafe', 'ice-cream', 'hot dog', 'icecream', 'tea'].includes(word),
    sameLemma: record(true),
    warmth: record(1),
    reply: record('a'),
    hint: record({ step: 1, kind: 'b' }),
    reasonFor: record('c'),
    likelyWords: record([]),
    judgePair: record({ firstWord: 'd' }),
    suggest: record([]),
  } as unknown as WordBee;
  return { bee: withSpellingVariants(bee), asked };
}

test('every question is asked in the spelling that the bee knows; one that it knows stays', () => {
  const { bee: asking, asked } = fakeBee();
  const pair = ['café', 'hot-dog'] as const;
  asking.sameLemma('ice cream', 'café');
  asking.warmth('tea', 'hot-dog');
  asking.reply(pair, ['café', 'tea']);
  asking.hint(pair, 'qxqx', 1, ['hot-dog']);
  asking.hint(pair, 'tea', 2);
  asking.reasonFor(pair, 'ice cream');
  asking.likelyWords(pair, ['café']);
  asking.judgePair(pair);
  const known = ['cafe', 'hot dog'];
  expect(asked).toEqual([
    ['ice-cream', 'cafe'],
    ['tea', 'hot dog'],
    [known, ['cafe', 'tea']],
    [known, 'qxqx', 1, ['hot dog']],
    [known, 'tea', 2, []],
    [known, 'ice-cream'],
    [known, ['cafe']],
    [known],
  ]);
  expect(asking.knows('ice cream')).toBe(true);
  expect(asking.knows('icecream')).toBe(true);
  expect(asking.knows('qxqx')).toBe(false);
});
