import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bee, loadBee } from './bee.ts';

let bee: Bee;
beforeAll(async () => {
  bee = await loadBee();
});

const everyday = fc.constantFrom(
  'ocean',
  'desert',
  'moon',
  'cheese',
  'fire',
  'garden',
  'king',
  'music',
  'train',
  'winter',
  'cat',
  'computer',
  'hospital',
  'bread',
);
const pairs = fc.tuple(everyday, everyday).filter(([one, other]) => one !== other);

describe('the bee', () => {
  test('always has an answer to an everyday pair, whichever of the two comes first', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const words = bee.rank([one, other], [], 5);
        expect(words).toHaveLength(5);
        expect(bee.rank([other, one], [], 5)).toEqual(words);
      }),
    );
  });

  test('never says a word of the pair, a word that was said, or a form of one', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const used = bee.rank([one, other], [], 3);
        const words = bee.rank([one, other], used, 10);
        for (const said of [one, other, ...used]) {
          expect(words).not.toContain(said);
          expect(words).not.toContain(`${said}s`);
        }
      }),
    );
  });

  test.each(['colour', 'color', 'jumped', 'lighthouse', 'children', 'running'])(
    'knows %s',
    (word) => {
      expect(bee.knows(word)).toBe(true);
    },
  );

  test('does not know what is no word', () => {
    expect(bee.knows('flaem')).toBe(false);
  });
});
