import { readdirSync, readFileSync } from 'node:fs';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { describe, expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { wordsBeeNeverSays } from './words-bee-never-says.ts';

const folder = new URL('../data/norms/', import.meta.url);
const lexicon = new Lexicon(new URL('../data/lexicon.txt', import.meta.url));
const lines = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#')),
);
const entries = lines.map(({ place, line }) => {
  const [cue = '', rest = ''] = line.split(/: (.*)/s);
  return { place, line, cue, answers: rest.split(' ') };
});
const faulty = (isFaulty: (entry: (typeof entries)[number]) => boolean) =>
  entries.filter(isFaulty).map(({ place, cue }) => `${place} ${cue}`);

describe('the norms', () => {
  test('have at least 6,000 cues', () => {
    expect(entries.length).toBeGreaterThanOrEqual(6000);
  });

  test('are well formed: a cue, a colon, single lower-case words', () => {
    expect(faulty(({ line }) => !/^[a-z][a-z'-]*: [a-z'-]+(?: [a-z'-]+)*$/.test(line))).toEqual([]);
  });

  test('have 18 to 24 answers a cue', () => {
    expect(faulty(({ answers }) => answers.length < 18 || answers.length > 24)).toEqual([]);
  });

  test('have each cue once, and no answer twice', () => {
    const seen = new Set<string>();
    expect(faulty(({ cue }) => seen.size === seen.add(cue).size)).toEqual([]);
    expect(faulty(({ answers }) => new Set(answers).size < answers.length)).toEqual([]);
  });

  test('never answer with the cue or a form of it', () => {
    const isForm = (cue: string, answer: string) => lexicon.lemma(cue) === lexicon.lemma(answer);
    expect(
      faulty(({ cue, answers }) =>
        answers.some((answer) => lexicon.knows(answer) && isForm(cue, answer)),
      ),
    ).toEqual([]);
  });

  test('say only words that the lexicon knows; build it anew when this fails', () => {
    expect(
      faulty(({ cue, answers }) => ![cue, ...answers].every((word) => lexicon.knows(word))),
    ).toEqual([]);
  });

  test('have no slur; what is coarse the bee keeps to itself', () => {
    const innocent = new Set(
      `analects assorted assortment banus cockpit cumin cummerbund dickinson fagin fukushima pussycat rappel retardant
      riddick shiite`.split(/\s+/),
    );
    const matcher = new RegExpMatcher({
      ...englishDataset.build(),
      ...englishRecommendedTransformers,
    });
    const words = new Set(entries.flatMap(({ cue, answers }) => [cue, ...answers]));
    const coarse = [...words].filter((word) => matcher.hasMatch(word) && !innocent.has(word));
    expect(coarse.filter((word) => !wordsBeeNeverSays.has(word))).toEqual([]);
  });

  test('have no word that everything leads to', () => {
    const counts = new Map<string, number>();
    for (const { answers } of entries) {
      for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    expect(most / entries.length).toBeLessThan(0.06);
  });
});
