import { createHash } from 'node:crypto';
import { playDailyWord, startDaily } from '@bee-jinx/game';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bee, loadBee } from './bee.ts';
import { genericWords } from './generic-words.ts';
import { readPuzzleWords } from './puzzles/puzzle-words.ts';
import { seededRandom } from './puzzles/seeded-random.ts';
import { wordsBeeNeverSays } from './words-bee-never-says.ts';

let bee: Bee;
beforeAll(async () => {
  bee = await loadBee();
});

const words = readPuzzleWords();
const everyday = fc.constantFrom(...words);
const pairs = fc.tuple(everyday, everyday).filter(([one, other]) => one !== other);

describe('what the bee says', () => {
  test('is a word to every pair, the same whichever of the two comes first', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const ranked = bee.rank([one, other], [], 5);
        expect(ranked).toHaveLength(5);
        expect(bee.rank([other, one], [], 5)).toEqual(ranked);
        expect(bee.reply([one, other], [])).toBe(ranked[0]);
      }),
    );
  });

  test('is never a word of the pair, a word that was said, a form of one, or one it keeps to itself', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const used = [one, other, ...bee.rank([one, other], [], 4)];
        for (const word of bee.rank([used[4] as string, used[5] as string], used, 10)) {
          expect(wordsBeeNeverSays.has(word)).toBe(false);
          for (const said of used) {
            expect(word).not.toBe(said);
            expect(word).not.toBe(`${said}s`);
            expect(bee.sameLemma(word, said)).toBe(false);
          }
        }
      }),
    );
  });

  test.each([
    ['egg', 'eggs'],
    ['shoe', 'shoes'],
    ['tooth', 'teeth'],
    ['man', 'men'],
    ['ski', 'skiing'],
    ['freeze', 'frozen'],
  ])('is neither of %s and %s where the other was said', (one, other) => {
    for (const [said, form] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const pair of [
        ['chicken', 'breakfast'],
        ['sock', 'foot'],
        ['dentist', 'mouth'],
        ['woman', 'boy'],
        ['snow', 'mountain'],
        ['ice', 'cold'],
      ] as const) {
        expect(bee.rank(pair, [...pair, said], 200)).not.toContain(form);
      }
    }
  });

  test('is a word also where one word is unknown, and where both are', () => {
    expect(bee.rank(['zzyzx', 'ocean'], [], 5)).toHaveLength(5);
    expect(bee.reply(['zzyzx', 'qwrtp'], [])).not.toBe('');
  });

  test('follows the player: whose word is whose matters once the game has begun', () => {
    const used = ['whale', 'lantern', 'fish', 'lamp'];
    const asPlayed = bee.rank(['fish', 'lamp'], used, 40);
    expect(bee.rank(['lamp', 'fish'], used, 40)).toEqual(asPlayed);
    expect(bee.rank(['fish', 'lamp'], ['whale', 'lantern', 'lamp', 'fish'], 40)).not.toEqual(
      asPlayed,
    );
  });

  test.each([
    ['tomato', 'rose', true],
    ['snow', 'sugar', true],
    ['police', 'banana', false],
    ['dragon', 'cake', false],
  ] as const)('says a colour only where both bring it to mind: %s and %s', (one, other, fits) => {
    expect(genericWords.has(bee.reply([one, other], []))).toBe(fits);
  });

  test('does not go in circles: after hot and cold, arctic and warm lead elsewhere', () => {
    const nearToBefore = (words: string[]) =>
      words.reduce((sum, word) => sum + bee.warmth(word, 'hot') + bee.warmth(word, 'cold'), 0);
    const remembering = bee.rank(['arctic', 'warm'], ['hot', 'cold', 'arctic', 'warm'], 5);
    const forgetful = bee.rank(['arctic', 'warm'], ['hot', 'cold'], 5);
    expect(nearToBefore(remembering)).toBeLessThan(nearToBefore(forgetful));
  });

  /**
   * The whole mind in one number: 2,000 replies in games. When the norms or the engine have changed on purpose, look
   * at `npm run bee -- --games 12`, then write the new number here.
   */
  test('is the same on every machine', () => {
    const chance = seededRandom(2000);
    const draw = () => words[Math.floor(chance() * words.length)] as string;
    const hash = createHash('sha256');
    for (let game = 0; game < 500; game += 1) {
      let pair: [string, string] = [draw(), draw()];
      const used: string[] = [...pair];
      for (let round = 0; round < 4; round += 1) {
        const [reply = '', , , fourth = ''] = bee.rank(pair, used, 4);
        hash.update(`${pair.join('+')}=${reply}\n`);
        used.push(fourth, reply);
        pair = [fourth, reply];
      }
    }
    expect({ version: bee.version, replies: hash.digest('hex').slice(0, 16) }).toEqual({
      version: '4.868d9199c8b68837',
      replies: 'fc8b533198e5d476',
    });
  });
});

describe('what the bee knows', () => {
  test.each(['colour', 'color', 'jumped', 'lighthouse', 'children', 'running', 'grey', 'gray'])(
    'knows %s',
    (word) => {
      expect(bee.knows(word)).toBe(true);
    },
  );

  test.each(['flaem', 'asdfgh', 'слово', '', 'a', 'an', 'the'])('does not know %j', (word) => {
    expect(bee.knows(word)).toBe(false);
  });

  test.each([
    ['bee', 'bees', true],
    ['run', 'running', true],
    ['colour', 'color', true],
    ['child', 'children', true],
    ['egg', 'eggs', true],
    ['freeze', 'frozen', true],
    ['freezing', 'froze', true],
    ['glasses', 'glass', false],
    ['sea', 'season', false],
  ])('%s and %s: forms of one word? %s', (one, other, isSame) => {
    expect(bee.sameLemma(one, other)).toBe(isSame);
    expect(bee.sameLemma(other, one)).toBe(isSame);
  });
});

describe('as the judge of a game', () => {
  const sealed = (beeWord: string) => ({ beeWord, salt: '', seal: '' });
  const play = (bees: string, word: string) =>
    playDailyWord(startDaily(['farm', 'eggs'], sealed(bees)), { round: 1, word }, bee, () =>
      sealed('hen'),
    );

  test('lets shoe and shoes be a jinx', () => {
    expect(play('shoes', 'shoe')).toMatchObject({
      game: { outcome: 'jinx' },
      round: { match: 'inflection', warmth: 100 },
    });
  });

  test('takes egg for said where eggs are on the table', () => {
    expect(play('shoes', 'egg')).toEqual({ ok: false, refusal: 'word_already_said' });
  });
});

describe('suggestions', () => {
  test.each([
    ['monky', 'monkey'],
    ['watr', 'water'],
    ['hous', 'house'],
    ['frend', 'friend'],
    ['beutiful', 'beautiful'],
  ])('begin for %s with %s, which lacks a vowel only', (misspelt, meant) => {
    expect(bee.suggest(misspelt)[0]).toBe(meant);
  });

  test('name no article', () => {
    for (const word of ['teh', 'the', 'th', 'ann'])
      for (const suggested of bee.suggest(word))
        expect(['a', 'an', 'the']).not.toContain(suggested);
  });

  test.each([
    ['flaem', 'flame'],
    ['oceen', 'ocean'],
    ['definately', 'definitely'],
    ['elephnat', 'elephant'],
    ['bannana', 'banana'],
  ])('%s may be %s', (misspelt, meant) => {
    expect(bee.suggest(misspelt)).toContain(meant);
  });

  test('are at most three known words, and none for a jumble', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const suggested = bee.suggest(text);
        expect(suggested.length).toBeLessThanOrEqual(3);
        expect(suggested.every((word) => bee.knows(word))).toBe(true);
      }),
    );
    expect(bee.suggest('xqzvkw')).toEqual([]);
  });
});

describe('warmth', () => {
  test('is a whole number from 0 to 100, the same both ways, 100 only for the same word', () => {
    fc.assert(
      fc.property(everyday, everyday, (one, other) => {
        const warmth = bee.warmth(one, other);
        expect(Number.isInteger(warmth)).toBe(true);
        expect(warmth).toBeGreaterThanOrEqual(0);
        expect(warmth <= 99 || bee.sameLemma(one, other)).toBe(true);
        expect(bee.warmth(other, one)).toBe(warmth);
      }),
    );
  });

  test('is 100 for forms of one word and 0 for what is unknown', () => {
    expect(bee.warmth('bee', 'bees')).toBe(100);
    expect(bee.warmth('shoe', 'shoes')).toBe(100);
    expect(bee.warmth('zzyzx', 'zzyzx')).toBe(100);
    expect(bee.warmth('zzyzx', 'ocean')).toBe(0);
  });

  test.each([
    ['beach', 'sand', 'beach', 'piano'],
    ['king', 'queen', 'king', 'soup'],
    ['cat', 'dog', 'cat', 'computer'],
    ['ocean', 'sea', 'ocean', 'desert'],
    ['green', 'lime', 'green', 'red'],
    ['round', 'circle', 'square', 'circle'],
    ['hot', 'warm', 'hot', 'cold'],
    ['start', 'begin', 'start', 'finish'],
    ['son', 'daughter', 'son', 'sun'],
    ['pocket', 'kangaroo', 'pocket', 'galaxy'],
  ])('%s is nearer to %s than %s to %s', (one, near, same, far) => {
    expect(bee.warmth(one, near)).toBeGreaterThan(bee.warmth(same, far));
  });
});

describe('warmth of words that only seem the same', () => {
  test.each([
    ['green', 'red'],
    ['round', 'square'],
    ['hot', 'cold'],
    ['monday', 'friday'],
  ])('%s and %s are opposites or of one series: lukewarm', (one, other) => {
    expect(bee.warmth(one, other)).toBeLessThanOrEqual(60);
    expect(bee.warmth(one, other)).toBeGreaterThanOrEqual(40);
  });

  test.each([
    ['son', 'sun'],
    ['pair', 'pear'],
    ['flour', 'flower'],
  ])('%s and %s sound alike: cold', (one, other) => {
    expect(bee.warmth(one, other)).toBeLessThanOrEqual(20);
  });
});

describe('hints', () => {
  const tells = (text: string, word: string) =>
    text.split(/[^a-z]+/).some((part) => part === word || bee.sameLemma(part, word));

  test('name a kind that is no form of the word', () => {
    for (const word of [
      ...words,
      'animal',
      'place',
      'feeling',
      'person',
      'group',
      'time',
      'name',
    ]) {
      const hint = bee.hint(['gratitude', 'sediment'], word, 1);
      expect(hint.step === 1 && hint.kind !== '' && !tells(hint.kind, word)).toBe(true);
    }
  });

  test('tell the first letter and the length', () => {
    expect(bee.hint(['ocean', 'desert'], 'sand', 2)).toEqual({
      step: 2,
      firstLetter: 's',
      length: 4,
    });
  });

  test('give a choice of three different words, the right one among them, in alphabetical order', () => {
    fc.assert(
      fc.property(pairs, (pair) => {
        const word = bee.reply(pair, pair);
        const hint = bee.hint(pair, word, 3, pair);
        const choice = hint.step === 3 ? hint.choice : [];
        expect(choice).toContain(word);
        expect(new Set(choice).size).toBe(3);
        for (const one of choice)
          expect(choice.filter((other) => bee.sameLemma(one, other))).toEqual([one]);
        expect([...choice].sort()).toEqual(choice);
      }),
    );
  });

  test('give a choice that the hint before it doesn’t decide', () => {
    for (const pair of [
      ['ocean', 'desert'],
      ['boot', 'thief'],
      ['dove', 'seed'],
      ['cabin', 'volcano'],
    ] as const) {
      const word = bee.reply(pair, pair);
      const hint = bee.hint(pair, word, 3, pair);
      const choice = hint.step === 3 ? hint.choice : [];
      expect(new Set(choice.map((one) => one.charAt(0)))).toEqual(new Set([word.charAt(0)]));
    }
  });
});
