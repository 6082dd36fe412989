import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Bee, loadBee } from './bee.ts';
import { loadPuzzles } from './puzzles/puzzle-file.ts';

const bee: Bee = await loadBee();
const kindsOf = new Map(
  readFileSync(new URL('../data/kinds.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]),
);
/** Phrases that name no single kind, and the kinds that they are true of. */
const broad: Record<string, string> = {
  'something one could touch': 'aboptvx',
  'nothing that one could touch': 'cdefiqsuwy',
  'everyday English': 'abcdefgilmnopqstuvwxy',
};
const isTrueOf = (kind: string, word: string, one: string) => {
  const named = broad[kind] ?? kindsOf.get(word) ?? '';
  return (
    kind === 'everyday English' || [...(kindsOf.get(one) ?? '')].some((k) => named.includes(k))
  );
};

function hintsFor(pair: readonly [string, string], word: string) {
  const [first, second, third] = ([1, 2, 3] as const).map((step) =>
    bee.hint(pair, word, step, pair),
  );
  if (first?.step !== 1 || second?.step !== 2 || third?.step !== 3) throw new Error('Out of step.');
  return { kind: first.kind, shape: second, choice: third.choice };
}

/** What is wrong with the hints for a word, if anything. */
function faultIn(pair: readonly [string, string], word: string): string | undefined {
  const { kind, shape, choice } = hintsFor(pair, word);
  const fitsShape = (one: string) =>
    one.charAt(0) === shape.firstLetter && one.length === shape.length;
  if (new Set(choice).size !== 3 || !choice.includes(word)) return `${word}: ${choice}`;
  if (!choice.every(fitsShape)) return `${word}: ${choice} don't fit the second hint`;
  if (!choice.every((one) => isTrueOf(kind, word, one)))
    return `${word}: ${choice} don't fit "${kind}"`;
  return undefined;
}

describe('the hints of a pair', () => {
  test('fit all three words of the choice, in every puzzle: none of them is named before the last', () => {
    const puzzles = [...loadPuzzles().values()];
    expect(puzzles.length).toBeGreaterThan(2000);
    const faults = puzzles.flatMap(
      ({ word1, word2, firstWord }) => faultIn([word1, word2], firstWord) ?? [],
    );
    expect(faults).toEqual([]);
  });

  test('do so after the first round too, whatever the bee thinks of next', () => {
    const some = [...loadPuzzles().values()].filter(({ puzzleNumber }) => puzzleNumber % 4 === 0);
    const faults = some.flatMap(({ word1, firstWord }) => {
      const pair = [word1, firstWord] as const;
      return faultIn(pair, bee.reply(pair, pair)) ?? [];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['queen', 'something one could touch'],
    ['dove', 'an animal'],
    ['tiger', 'an animal'],
    ['bear', 'an animal'],
    ['taco', 'something to eat or drink'],
    ['cookie', 'something to eat or drink'],
    ['cream', 'something to eat or drink'],
    ['virus', 'something in nature'],
    ['train', 'a thing that people make'],
    ['saw', 'a thing that people make'],
    ['heart', 'something one could touch'],
    ['bread', 'something to eat or drink'],
    ['king', 'a person'],
  ])('say of %j in its usual sense that it is %s', (word, kind) => {
    expect(hintsFor(['ocean', 'desert'], word).kind).toBe(kind);
  });
});
