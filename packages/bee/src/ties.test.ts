import { memoize } from '@bee-jinx/game';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { describe, expect, test } from 'vitest';
import { loadBee, readBeeParts } from './bee.ts';
import { readPuzzleWords } from './puzzles/puzzle-words.ts';
import { seededRandom } from './puzzles/seeded-random.ts';
import { readTieLines } from './tie-lines.ts';
import { readLukewarmSets } from './warmth.ts';
import { wordsBeeNeverSays, wordsWithoutDecoys } from './words-bee-never-says.ts';

const { lexicon, inflections, ties } = readBeeParts();
const bee = await loadBee();
const lines = readTieLines(new URL('../data/ties/', import.meta.url));
const allTies = lines.flatMap(({ word, ties }) => ties.map((tie) => ({ word, ...tie })));
const faulty = (isFaulty: (tie: (typeof allTies)[number]) => boolean) =>
  allTies.filter(isFaulty).map(({ word, link, phrase }) => `${word}: ${link}=${phrase}`);

describe('the lines of data/ties', () => {
  test('are there for every word that puzzles are made of', () => {
    const written = new Set(lines.map(({ word }) => inflections.baseOf(word)));
    expect(readPuzzleWords().filter((word) => !written.has(inflections.baseOf(word)))).toEqual([]);
  });

  test('have each word once, and each of its links once', () => {
    const names = lines.map(({ word, isOrdered }) => `${word} ${isOrdered}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const doubled = lines.flatMap(({ word, ties }) => {
      const links = ties.map(({ link }) => lexicon.lemma(link));
      return links.filter((link, at) => links.indexOf(link) !== at).map(() => word);
    });
    expect(doubled).toEqual([]);
  });

  test('tie only words that the lexicon knows, and no word to itself', () => {
    expect(faulty(({ word, link }) => !lexicon.knows(word) || !lexicon.knows(link))).toEqual([]);
    expect(faulty(({ word, link }) => lexicon.lemma(word) === lexicon.lemma(link))).toEqual([]);
  });

  test('show each tie in one to nine words and at most 50 characters', () => {
    expect(faulty(({ phrase }) => !/^[\p{L}\d][^;="~^]*$/u.test(phrase))).toEqual([]);
    expect(faulty(({ phrase }) => phrase.split(' ').length > 9 || phrase.length > 50)).toEqual([]);
    expect(faulty(({ word, phrase }) => !phrase.toLowerCase().includes(word))).toEqual([]);
  });

  test('say nothing coarse', () => {
    const matcher = new RegExpMatcher({
      ...englishDataset.build(),
      ...englishRecommendedTransformers,
    });
    const innocent =
      /cockpit|cumin|cummerbund|dickinson|moby dick|dick (?:and harry|tracy|whittington)|kung fu|pussycat|retardant/gi;
    // Word by word, each once: the matcher takes microseconds for a letter, and its patterns have no spaces but one.
    const isCoarse = memoize(1_000_000, (word: string) => matcher.hasMatch(word));
    const words = (phrase: string) => phrase.toLowerCase().replace(innocent, '').split(' ');
    expect(faulty(({ phrase }) => words(phrase).some(isCoarse))).toEqual([]);
    expect(faulty(({ phrase }) => phrase.includes('double penetra'))).toEqual([]);
    const hasDecoys = (word: string) => !wordsWithoutDecoys.has(word);
    expect(faulty(({ link }) => wordsBeeNeverSays.has(link) && hasDecoys(link))).toEqual([]);
  });
});

describe('the reason for a word', () => {
  test('is both ties, whichever of the two words has the line, in any form', () => {
    expect(ties.phraseFor('pocket', 'kangaroo')).toBe("a kangaroo's pocket");
    expect(ties.phraseFor('kangaroos', 'pockets')).toBe("a kangaroo's pocket");
    expect(bee.reasonFor(['baby', 'pocket'], 'kangaroo')).toMatch(/ · a kangaroo's pocket$/);
  });

  test('is nothing where either tie is unknown', () => {
    expect(bee.reasonFor(['pocket', 'galaxy'], 'kangaroo')).toBeUndefined();
    expect(bee.reasonFor(['pocket', 'zzyzx'], 'watch')).toBeUndefined();
    expect(bee.reasonFor(['pocket', 'baby'], 'zzyzx')).toBeUndefined();
  });
});

test('the bee says a word that is tied to both, for nearly every pair of puzzle words', () => {
  const words = readPuzzleWords();
  const chance = seededRandom(21);
  const draw = () => words[Math.floor(chance() * words.length)] as string;
  const pairs = Array.from({ length: 200 }, () => [draw(), draw()] as const);
  const tied = pairs.filter((pair) => bee.reasonFor(pair, bee.reply(pair, pair)) !== undefined);
  expect(tied.length).toBeGreaterThanOrEqual(190);
});

test('words that are tied are no strangers', () => {
  const alike = new Set(
    readLukewarmSets(new URL('../data/lukewarm.txt', import.meta.url)).flatMap(
      ([, words]) => words,
    ),
  );
  const coldest = allTies
    .filter(({ word, link }) => !alike.has(word) && !alike.has(link))
    .filter((_, at) => at % 40 === 0)
    .map(({ word, link }) => bee.warmth(word, link));
  expect(Math.min(...coldest)).toBeGreaterThanOrEqual(42);
});
