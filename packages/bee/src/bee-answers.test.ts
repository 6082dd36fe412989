import { expect, test } from 'vitest';
import { loadBee } from './bee.ts';

/**
 * What the bee of this version says, in numbers: every weight and limit of its thinking moves one of them. They change
 * with `npm run teach` as the version does; then the new ones are read and written down here.
 */
const bee = await loadBee();

test.each([
  [['sea', 'moon'], 'blue tide sailor sun star', 0.6219, 0.1359],
  [['bread', 'knife'], 'butter slice fork cut spread', 0.7717, 0.1103],
  [['king', 'garden'], 'royal palace spades england jungle', 0.2301, 0.2244],
  [['clock', 'river'], 'water bed tower crocodile london', 0.2086, 0.1523],
  [['fire', 'guitar'], 'wood play loud flame camp', 0.2471, 0.0981],
  [['winter', 'coffee'], 'ice cream frozen night ski', 0.4419, 0.2082],
] as const)(
  'to %j it thinks of %s; people say them with the chances %d, %d …',
  (pair, words, ...chances) => {
    expect(bee.rank(pair, pair, 5).join(' ')).toBe(words);
    const likely = bee.likelyWords(pair, pair);
    expect(likely.slice(0, 2).map(({ chance }) => Number(chance.toFixed(4)))).toEqual(chances);
    expect(likely.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  },
);

test('it leaves the trail of the game, and its newest word, to others', () => {
  const first = bee.rank(['wave', 'tide'], ['sea', 'moon', 'wave', 'tide'], 4);
  expect(first).toEqual(['ocean', 'surf', 'beach', 'surfing']);
  const used = ['sea', 'moon', 'shore', 'tide', 'sand', 'wave'];
  expect(bee.rank(['shore', 'tide'], used, 4)).toEqual(['ocean', 'beach', 'coast', 'surf']);
});

test.each([
  ['sea', 'ocean', 95],
  ['hot', 'cold', 60],
  ['sun', 'moon', 91],
  ['bread', 'butter', 94],
  ['guitar', 'potato', 21],
  ['cat', 'kitten', 92],
  ['right', 'write', 20],
  ['zebra', 'finance', 7],
  ['cup', 'saucer', 86],
  ['jazz', 'cactus', 15],
  ['moth', 'flame', 85],
])('%s and %s are %i warm, whichever comes first', (one, other, warmth) => {
  expect(bee.warmth(one, other)).toBe(warmth);
  expect(bee.warmth(other, one)).toBe(warmth);
});

test.each([
  [['sea', 'moon'], 'tide', 'nothing that one could touch', 'tide tiny trip'],
  [['bread', 'knife'], 'butter', 'something one could touch', 'banana bottle butter'],
  [['fire', 'guitar'], 'camp', 'a place', 'camp city cuba'],
  [['winter', 'coffee'], 'cup', 'a thing that people make', 'can car cup'],
] as const)('for %j, its %s is hinted at as %s, and as one of %s', (pair, word, kind, choice) => {
  expect(bee.hint(pair, word, 1)).toEqual({ step: 1, kind });
  const [firstLetter = '', length] = [word[0], word.length];
  expect(bee.hint(pair, word, 2)).toEqual({ step: 2, firstLetter, length });
  expect(bee.hint(pair, word, 3)).toEqual({ step: 3, choice: choice.split(' ') });
});

test.each([
  [['sea', 'moon'], 'tide', 'the sea’s tide · the moon pulls the tide'],
  [['bread', 'knife'], 'butter', 'bread and butter · a butter knife'],
  [['fire', 'guitar'], 'camp', 'campfire · a campfire guitar'],
  [['bread', 'cheese'], 'knife', 'a bread knife · a cheese knife'],
  [['bee', 'flower'], 'honey', 'honeybee · honey from flowers'],
  [['winter', 'coffee'], 'cup', undefined],
] as const)('why %j lead to %s: %s', (pair, word, reason) => {
  expect(bee.reasonFor(pair, word)?.replaceAll("'", '’')).toBe(reason);
});

test.each([
  ['oceen', 'ocean open often'],
  ['bananna', 'banana bandanna bananas'],
  ['freind', 'friend frond find'],
  ['recieve', 'receive relieve received'],
  ['hous', 'house hours hour'],
  ['flaem', 'flame farm fled'],
  ['gutar', 'guitar guard gear'],
  ['cofee', 'coffee cafe come'],
  ['umbrela', 'umbrella umbrellas'],
  ['dgo', 'do dog duo'],
  ['xzqv', ''],
])('%s may stand for: %s', (misspelt, words) => {
  expect(bee.suggest(misspelt).join(' ')).toBe(words);
});

test.each([
  [['sea', 'moon'], { firstWord: 'blue', par: 2, difficulty: 'gentle', caughtAtOnce: 59 }],
  [['clock', 'river'], { firstWord: 'water', par: 3, difficulty: 'steady', caughtAtOnce: 20 }],
  [['zebra', 'finance'], { firstWord: 'black', par: 3, difficulty: 'tricky', caughtAtOnce: 6 }],
] as const)('the pair %j is judged as %j', (pair, figures) => {
  expect(bee.judgePair(pair)).toEqual(figures);
});

test('nobody may say an article, and none is suggested', () => {
  expect(['a', 'an', 'the', 'tea'].map((word) => bee.knows(word))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(bee.suggest('thee')).not.toContain('the');
  expect(bee.suggest('ane')).not.toContain('an');
});

test('its version is that of its thinking and of what it was taught', () => {
  expect(bee.version).toMatch(/^4\.[0-9a-f]{16}$/);
});
