import { describe, expect, test } from 'vitest';
import { type Bee, loadBee, readBeeParts } from './bee.ts';
import { Kinds } from './kinds.ts';
import { loadPuzzles } from './puzzles/puzzle-file.ts';
import { seededRandom } from './puzzles/seeded-random.ts';
import { wordsBeeNeverSays, wordsNeverDecoys } from './words-bee-never-says.ts';

const bee: Bee = await loadBee();
const { lexicon, mind, family } = readBeeParts();
const kinds = new Kinds(new URL('../data/kinds.txt', import.meta.url));
/** Every so many are tried; all of them with `npm test -- --thorough`. */
const isThorough = process.env.TEST_THOROUGH === 'true';
const puzzlesApart = isThorough ? 1 : 5;
const wordsApart = isThorough ? 1 : 29;
const puzzles = [...loadPuzzles().values()];

/** Whether the first hint about a word holds for another, read from its sentence. */
function isTrueOf(phrase: string, pair: readonly [string, string], word: string, other: string) {
  const closeness = /^(closer|as close) to (\S+) (?:than|as) to (\S+)$/.exec(phrase);
  if (closeness) {
    const [, how, near = '', far = ''] = closeness;
    const lean = Math.sign(bee.warmth(other, near) - bee.warmth(other, far));
    return pair.includes(near) && pair.includes(far) && lean === (how === 'closer' ? 1 : 0);
  }
  const statement = kinds.statementsAbout(word, family).find((one) => one.phrase === phrase);
  return phrase === 'an English word' || statement?.isTrueOf(other) === true;
}

function hintsFor(pair: readonly [string, string], word: string, used: readonly string[] = pair) {
  const [first, second, third] = ([1, 2, 3] as const).map((step) =>
    bee.hint(pair, word, step, used),
  );
  if (first?.step !== 1 || second?.step !== 2 || third?.step !== 3) throw new Error('Out of step.');
  return { kind: first.kind, shape: second, choice: third.choice };
}

/** What is wrong with the hints for a word, if anything. */
function faultIn(
  pair: readonly [string, string],
  word: string,
  used: readonly string[] = pair,
): string | undefined {
  const { kind, shape, choice } = hintsFor(pair, word, used);
  const letters = (one: string) => one.replace(/[^a-z]/g, '').length;
  const isUnfit = (one: string) =>
    one !== word && (wordsBeeNeverSays.has(one) || wordsNeverDecoys.has(one));
  const about = `${pair.join('+')} ${word} "${kind}" ${choice}`;
  if (new Set(choice).size !== 3 || !choice.includes(word)) return `${about}: not three`;
  if (!choice.every((one) => one.charAt(0) === shape.firstLetter && letters(one) === shape.length))
    return `${about}: the second hint decides`;
  if (!choice.every((one) => isTrueOf(kind, pair, word, one)))
    return `${about}: the first hint decides`;
  if (choice.some((one) => used.some((said) => bee.sameLemma(one, said)))) return `${about}: said`;
  if (choice.some(isUnfit)) return `${about}: indecent`;
  return undefined;
}

const comingHints = puzzles
  .slice(-300)
  .map(({ word1, word2, firstWord }) => ({ firstWord, ...hintsFor([word1, word2], firstWord) }));

describe('the hints of a pair', () => {
  test('fit all three words of the choice: neither of the first two decides the third', () => {
    expect(puzzles.length).toBeGreaterThan(2000);
    const faults = puzzles
      .filter(({ puzzleNumber }) => puzzleNumber % puzzlesApart === 0)
      .flatMap(({ word1, word2, firstWord }) => faultIn([word1, word2], firstWord) ?? []);
    expect(faults).toEqual([]);
  });

  test('do so in later rounds too, whatever the player has said', () => {
    const random = seededRandom(4);
    const faults: string[] = [];
    for (const { word1, word2, firstWord } of puzzles.filter((_, at) => at % 16 === 0)) {
      let pair: readonly [string, string] = [word1, word2];
      let used: readonly string[] = pair;
      let beeWord = firstWord;
      for (let round = 1; round < 4; round += 1) {
        const thoughts = bee.rank(pair, used, 12).filter((one) => !bee.sameLemma(one, beeWord));
        const word = thoughts[Math.floor(random() * thoughts.length)];
        if (word === undefined) break;
        used = [...used, word, beeWord];
        pair = [word, beeWord];
        beeWord = bee.reply(pair, used);
        faults.push(...[faultIn(pair, beeWord, used) ?? []].flat());
      }
    }
    expect(faults).toEqual([]);
  });

  test('do so for every word that the bee may say', () => {
    const random = seededRandom(9);
    const faults: string[] = [];
    for (let lemma = Math.floor(random() * wordsApart); lemma < lexicon.size; lemma += wordsApart) {
      const word = lexicon.word(lemma);
      const puzzle = puzzles[Math.floor(random() * puzzles.length)];
      if (!puzzle || mind.popularity[lemma] === 0 || wordsBeeNeverSays.has(word)) continue;
      const pair = [puzzle.word1, puzzle.word2] as const;
      if (!pair.some((one) => family.areKin(one, word)))
        faults.push(...[faultIn(pair, word) ?? []].flat());
    }
    expect(faults).toEqual([]);
  });

  test('name a kind for most words, and of the others to which word of the pair they are closer', () => {
    const said = comingHints.map(({ kind }) => kind);
    const share = (form: RegExp) => said.filter((kind) => form.test(kind)).length / said.length;
    expect(share(/^(?:closer|as close) to /)).toBeLessThan(0.2);
    expect(share(/English word/)).toBeLessThan(0.005);
  });

  test('do not give the answer away by how common it is', () => {
    const rank = (word: string) => lexicon.rank(lexicon.lemma(word) ?? 0);
    const isCommonest = comingHints.filter(({ firstWord, choice }) =>
      choice.every((one) => one === firstWord || rank(one) > rank(firstWord)),
    );
    expect(isCommonest.length / comingHints.length).toBeLessThan(0.5);
  });

  test('are the same whenever they are asked for', () => {
    const { word1, word2, firstWord } = puzzles[1054] as (typeof puzzles)[number];
    expect(hintsFor([word1, word2], firstWord)).toEqual(hintsFor([word1, word2], firstWord));
  });

  test.each([
    ['dove', 'an animal'],
    ['tiger', 'an animal'],
    ['bear', 'an animal'],
    ['taco', 'something to eat or drink'],
    ['cookie', 'something to eat or drink'],
    ['cream', 'something to eat or drink, or a material or a substance'],
    ['virus', 'something in nature'],
    ['train', 'a thing that people make'],
    ['saw', 'a thing that people make'],
    ['heart', 'a part of a body'],
    ['bread', 'something to eat or drink'],
    ['queen', 'a person, or an animal'],
  ])('can say of %j in its usual sense that it is %s', (word, kind) => {
    expect(kinds.statementsAbout(word, family)[0]?.phrase).toBe(kind);
  });

  test.each([
    ['ant', 'throne', 'queen', /animal|touch/],
    ['music', 'lighthouse', 'rock', /hear/],
    ['mercury', 'moth', 'wings', /body|touch/],
    ['ninja', 'sweater', 'turtle', /animal|touch/],
    ['acorn', 'steel', 'plant', /grows|touch/],
    ['mouse', 'computer', 'bug', /animal|touch/],
  ])('hold in the sense in which %s and %s are linked by %s', (one, other, word, kind) => {
    expect(hintsFor([one, other], word).kind).toMatch(kind);
  });
});
