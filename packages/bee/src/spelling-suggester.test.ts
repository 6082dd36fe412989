import { describe, expect, test } from 'vitest';
import { editDistance, SpellingSuggester } from './spelling-suggester.ts';
import { createSmallWorld } from './testing/small-world.ts';

test.each([
  ['flame', 'flame', 0],
  ['flame', 'flaem', 1],
  ['flame', 'lame', 1],
  ['flame', 'flames', 1],
  ['flame', 'blame', 1],
  ['banana', 'bananna', 1],
  ['ocean', 'oceen', 1],
  ['cat', 'dog', 3],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
  expect(editDistance(other, one, 3)).toBe(distance);
});

test('gives up beyond the furthest', () => {
  expect(editDistance('elephant', 'dog', 2)).toBe(3);
});

describe('suggestions', () => {
  /** All of them are in the norms but those named. */
  function suggest(misspelt: string, forms: readonly string[], unsaid: readonly string[] = []) {
    const { lexicon, mind } = createSmallWorld({
      lexicon: ['other', ...forms, 'last'],
      associations: Object.fromEntries(
        forms.filter((form) => !unsaid.includes(form)).map((form) => [form, { other: 1 }]),
      ),
    });
    return new SpellingSuggester(lexicon, mind).suggest(misspelt).join(' ');
  }

  test.each([
    ['abcd', 'abcx', 'abxy'],
    ['abcde', 'abcxy', 'abxyz'],
    ['abcde', 'abcdefg', 'abcdefgh'],
    ['abcde', 'abc', 'ab'],
  ])(
    'for %s may be %s, and not %s: one edit up to four letters, two beyond',
    (typed, near, far) => {
      expect(suggest(typed, [far, near])).toBe(near);
    },
  );

  test('are the three nearest, of equals the commoner', () => {
    const forms = ['flames', 'frame', 'flake', 'flare', 'flame'];
    expect(suggest('flame', forms)).toBe('flame flames frame');
  });

  test.each([
    // The first letter weighs half an edit.
    ['plum', 'slum plus', 'plus slum'],
    ['flaxe', 'blaxe flyte', 'blaxe flyte'],
    // So does a vowel that was left out or added, where all else is as typed.
    ['monky', 'monks monkey', 'monkey monks'],
    ['bnana', 'banana', 'banana'],
    ['tblet', 'table tablet', 'tablet table'],
    ['hous', 'hogs house', 'house hogs'],
    ['crtan', 'cretain cream', 'cretain cream'],
    ['crtan', 'creatain crtam', 'crtam'],
    ['crtin', 'cretain crtim', 'crtim cretain'],
    ['hat', 'hot had', 'hot had'],
  ])('for %s, of %s, come as %s', (typed, known, suggested) => {
    expect(suggest(typed, known.split(' '))).toBe(suggested);
  });

  test('are of the norms, and no single letters', () => {
    expect(suggest('flam', ['flame', 'flat'], ['flat'])).toBe('flame');
    expect(suggest('ab', ['a', 'ax'])).toBe('ax');
  });

  test('know no form of a lemma that is not listed', () => {
    expect(suggest('flam', ['flame', 'flat\tnobody'])).toBe('flame');
  });
});
