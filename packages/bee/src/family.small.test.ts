import { describe, expect, test } from 'vitest';
import { createSmallWorld } from './testing/small-world.ts';

describe('by letters and meaning', () => {
  /** By the cosine with the first word: vectors of length 20. */
  const nearness = {
    '0.35': [7, 18, 5, 1, 1],
    'below 0.35': [7, 18, 5, 2, 1],
    '0.45': [9, 17, 5, 2, 1],
    'below 0.45': [9, 17, 5, 3, 1],
    '0.5': [10, 10, 10, 10],
    'below 0.5': [10, 10, 10, 10, 1],
    '0.55': [11, 16, 3, 3, 2, 1],
    'below 0.55': [11, 16, 3, 3, 3, 1],
  };
  function areKin(root: string, word: string, near: keyof typeof nearness) {
    const { family: kin } = createSmallWorld({
      lexicon: [...new Set([root, word, 'coat', 'straw', 'set', 'up'])],
      meanings: { [root]: [1], [word]: nearness[near] },
    });
    expect(kin.areKin(root, word)).toBe(kin.areKin(word, root));
    return kin.areKin(word, root);
  }

  test.each([
    ['bake', 'baker', '0.45'],
    ['happy', 'happier', '0.45'],
    ['happy', 'happiness', '0.45'],
    ['stop', 'stopper', '0.45'],
    ['sun', 'sunny', '0.5'],
    ['rain', 'raincoat', '0.35'],
    ['rain', 'rain-coat', '0.35'],
    ['berry', 'strawberry', '0.35'],
    ['sun', 'sunset', '0.55'],
  ] as const)('%s and %s are kin from a likeness of %s on', (root, word, least) => {
    expect(areKin(root, word, least)).toBe(true);
    expect(areKin(root, word, `below ${least}`)).toBe(false);
  });

  test.each([
    ['ox', 'oxen'],
    ['key', 'keen'],
    ['sun', 'sunup'],
    ['rain', 'rainzorb'],
    ['rain', 'train'],
    ['coat', 'rain'],
    ['straw', 'setting'],
  ])('%s and %s are not, however near', (root, word) => {
    expect(areKin(root, word, '0.55')).toBe(false);
  });

  test('of a word that is unknown, the letters decide', () => {
    const { family: kin } = createSmallWorld({ lexicon: ['zorbs', 'ant'] });
    expect(kin.areKin('zorb', 'zorbs')).toBe(true);
    expect(kin.areKin('zorbs', 'zorb')).toBe(true);
    expect(kin.areKin('zorb', 'zorb')).toBe(true);
    expect(kin.areKin('zorb', 'zilch')).toBe(false);
    expect(kin.areKin('zo', 'zq')).toBe(false);
  });

  test('forms of one word are kin whatever they look like', () => {
    const { family: kin } = createSmallWorld({
      lexicon: ['go', 'went\tgo', 'man', 'men'],
      inflections: ['man: men'],
    });
    expect([kin.areKin('go', 'went'), kin.areKin('men', 'man')]).toEqual([true, true]);
    expect(kin.areKin('go', 'man')).toBe(false);
    expect(kin.kinOf(['go', 'man'])('men')).toBe(true);
  });
});
