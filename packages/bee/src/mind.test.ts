import { expect, test } from 'vitest';
import { fingerprintOf } from '../maintenance/build-mind.ts';
import { readBeeParts } from './bee.ts';
import { SCALE } from './mind.ts';
import { readNorms } from './norms.ts';
import { readTieLines } from './tie-lines.ts';

const { mind, lexicon } = readBeeParts();

test('is built from the norms, the ties and the lexicon as they are; otherwise run npm run teach', () => {
  const norms = readNorms(new URL('../data/norms/', import.meta.url));
  const tieLines = readTieLines(new URL('../data/ties/', import.meta.url));
  expect(mind.fingerprint).toBe(fingerprintOf(norms, tieLines, lexicon));
});

test('has another fingerprint when a form goes to another lemma, or the lemmas are counted otherwise', () => {
  const withLemmas = (...lemmas: number[]) => ({
    forms: ['egg', 'eggs', 'hen'],
    lemma: (word: string) => lemmas[['egg', 'eggs', 'hen'].indexOf(word)],
    kind: () => '',
  });
  const fingerprints = [withLemmas(0, 0, 1), withLemmas(0, 1, 1), withLemmas(1, 1, 0)].map(
    (other) => fingerprintOf(new Map(), [], other),
  );
  expect(new Set(fingerprints).size).toBe(3);
});

test('knows 40,000 words or more', () => {
  expect(lexicon.forms.length).toBeGreaterThan(40_000);
});

test('has rows that sum to one, strongest first', () => {
  for (let lemma = 0; lemma < lexicon.size; lemma += 1) {
    const row = mind.weights.subarray(mind.rowOffsets[lemma], mind.rowOffsets[lemma + 1]);
    if (row.length === 0) continue;
    const sum = row.reduce((total, weight) => total + weight, 0);
    expect(Math.abs(sum - SCALE)).toBeLessThanOrEqual(row.length);
    expect(row.every((weight, at) => at === 0 || weight <= (row[at - 1] as number))).toBe(true);
  }
});
