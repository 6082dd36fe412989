/**
 * Makes data/mind.bin from the norms and the ties. Run `npm run teach` after changing a line in either.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Inflections } from '../src/inflections.ts';
import { Lexicon } from '../src/lexicon.ts';
import { backoffSourcesPerWord, type Mind, SCALE, serializeMind } from '../src/mind.ts';
import { type Norms, readNorms } from '../src/norms.ts';
import { readTieLines, type TieLine } from '../src/tie-lines.ts';
import { UNLISTED } from '../src/ties.ts';
import { dimensions, Vectors } from '../src/vectors.ts';

/** How much a thought counts by its place in the line. */
const positionWeight = (place: number) => 1 / (place + 5);
/** A word's own line counts this much, the lines of others that say it the rest. */
const ownLineShare = 0.6;
/** A word means what it means in the language, and as much again what it makes people think of. */
const associationMeaningWeight = 1;
const minLikeness = 0.3;

/** Ties of a line without an order count as if they stood here, in the middle of one. */
const unorderedPosition = 30;

type Row = [to: number, weight: number][];

interface Sources {
  norms: Norms;
  tieLines: readonly TieLine[];
  lexicon: Lexicon;
  inflections: Inflections;
  vectors: Vectors;
}

function buildMind({ norms, tieLines, lexicon, inflections, vectors }: Sources): Mind {
  const rows = associations(norms, lexicon);
  const edges = rows.reduce((sum, row) => sum + row.length, 0);
  const mind: Mind = {
    fingerprint: fingerprintOf(norms, tieLines, lexicon),
    rowOffsets: new Uint32Array(lexicon.size + 1),
    targets: new Uint16Array(edges),
    weights: new Uint16Array(edges),
    popularity: popularities(norms, lexicon),
    ...lendersOf(norms, lexicon, vectors),
    meanings: meaningsOf(rows, vectors),
    ...tiesOf(tieLines, lexicon, inflections),
  };
  let at = 0;
  rows.forEach((row, from) => {
    mind.rowOffsets[from] = at;
    for (const [to, weight] of row) {
      mind.targets[at] = to;
      mind.weights[at] = Math.max(1, Math.round(weight * SCALE));
      at += 1;
    }
  });
  mind.rowOffsets[lexicon.size] = at;
  return mind;
}

/** Of every line of all three: a mind speaks of lemmas by their number, so a lexicon that counts otherwise is another. */
export function fingerprintOf(
  norms: Norms,
  tieLines: readonly TieLine[],
  lexicon: Pick<Lexicon, 'forms' | 'lemma' | 'kind'>,
): string {
  const hash = createHash('sha256');
  for (const [cue, answers] of [...norms].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${cue}: ${answers.join(' ')}\n`);
  for (const line of tieLines) hash.update(`${JSON.stringify(line)}\n`);
  for (const form of lexicon.forms) {
    const lemma = lexicon.lemma(form) as number;
    hash.update(`${form} ${lemma} ${lexicon.kind(lemma)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** For every lemma whom it leads to, strongest first, the weights summing to 1. */
function associations(norms: Norms, lexicon: Lexicon): Row[] {
  const emptyRows = () => Array.from({ length: lexicon.size }, () => new Map<number, number>());
  const own = emptyRows();
  const others = emptyRows();
  for (const [cue, answers] of norms) {
    const from = lexicon.lemma(cue);
    if (from === undefined) continue;
    answers.forEach((answer, place) => {
      const to = lexicon.lemma(answer);
      if (to === undefined || to === from) return;
      add(own[from], to, positionWeight(place));
      add(others[to], from, positionWeight(place));
    });
  }
  return own.map((line, lemma) => blend(line, others[lemma] ?? new Map()));
}

function add(weights: Map<number, number> | undefined, to: number, weight: number): void {
  weights?.set(to, (weights.get(to) ?? 0) + weight);
}

function blend(line: Map<number, number>, others: Map<number, number>): Row {
  const ownShare = line.size === 0 ? 0 : others.size === 0 ? 1 : ownLineShare;
  const row = new Map<number, number>();
  for (const [weights, share] of [
    [line, ownShare],
    [others, 1 - ownShare],
  ] as const) {
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [to, weight] of weights) add(row, to, (share * weight) / total);
  }
  return [...row].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

function popularities(norms: Norms, lexicon: Lexicon): Uint16Array {
  const counts = new Uint16Array(lexicon.size);
  for (const answers of norms.values()) {
    for (const answer of answers) {
      const lemma = lexicon.lemma(answer);
      if (lemma !== undefined) counts[lemma] = (counts[lemma] ?? 0) + 1;
    }
  }
  return counts;
}

/** A word without a line borrows the thoughts of its nearest words that have one. */
function lendersOf(norms: Norms, lexicon: Lexicon, vectors: Vectors) {
  const cues = [...new Set([...norms.keys()].flatMap((cue) => lexicon.lemma(cue) ?? []))];
  const hasLine = new Set(cues);
  const backoffIndex = new Uint16Array(lexicon.size);
  const backoffSources: number[] = [];
  const backoffWeights: number[] = [];
  for (let lemma = 0; lemma < lexicon.size; lemma += 1) {
    if (hasLine.has(lemma)) continue;
    const near = nearest(lemma, cues, vectors);
    if (near.length === 0) continue;
    backoffIndex[lemma] = backoffSources.length / backoffSourcesPerWord + 1;
    const total = near.reduce((sum, [, likeness]) => sum + likeness ** 4, 0);
    for (let place = 0; place < backoffSourcesPerWord; place += 1) {
      const [cue, likeness] = near[place] ?? [0, 0];
      backoffSources.push(cue);
      backoffWeights.push(Math.round((likeness ** 4 / total) * SCALE));
    }
  }
  return {
    backoffIndex,
    backoffSources: Uint16Array.from(backoffSources),
    backoffWeights: Uint16Array.from(backoffWeights),
  };
}

function nearest(lemma: number, cues: number[], vectors: Vectors): [number, number][] {
  const near: [cue: number, likeness: number][] = [];
  let least = minLikeness;
  for (const cue of cues) {
    const likeness = vectors.cosine(lemma, cue);
    if (likeness <= least) continue;
    near.push([cue, likeness]);
    near.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    near.length = Math.min(near.length, backoffSourcesPerWord);
    if (near.length === backoffSourcesPerWord) least = near.at(-1)?.[1] ?? minLikeness;
  }
  return near;
}

function meaningsOf(rows: Row[], vectors: Vectors): Int8Array {
  const meanings = new Int8Array(rows.length * dimensions);
  rows.forEach((row, lemma) => {
    const associationVector = new Float64Array(dimensions);
    for (const [to, weight] of row) {
      const vector = vectors.unit(to);
      for (let at = 0; at < dimensions; at += 1)
        associationVector[at] = (associationVector[at] as number) + weight * (vector[at] as number);
    }
    const own = vectors.unit(lemma);
    const sceneLength = Math.hypot(...associationVector) || 1;
    const both = own.map(
      (value, at) =>
        value + (associationMeaningWeight * (associationVector[at] as number)) / sceneLength,
    );
    meanings.set(quantizeVector(both), lemma * dimensions);
  });
  return meanings;
}

interface CompiledTie {
  phrase: string;
  /** Where the phrase was named: the better of the two lines gives it. */
  phrasePlace: number;
  /** By base: the place at which this word's line names the other. */
  places: Map<number, number>;
}

/** Every tie once, whichever of its words has the line, and in the rows of both. */
function tiesOf(tieLines: readonly TieLine[], lexicon: Lexicon, inflections: Inflections) {
  const rows = Array.from({ length: lexicon.size }, () => new Map<number, CompiledTie>());
  for (const { word, isOrdered, ties } of tieLines) {
    const from = inflections.baseOf(word);
    if (from === undefined) continue;
    ties.forEach(({ link, phrase }, position) => {
      const to = inflections.baseOf(link);
      if (to === undefined || to === from) return;
      const place = isOrdered ? Math.min(position, UNLISTED - 1) : unorderedPosition;
      const tie = rows[from]?.get(to) ?? { phrase, phrasePlace: place, places: new Map() };
      if (place < tie.phrasePlace) Object.assign(tie, { phrase, phrasePlace: place });
      tie.places.set(from, Math.min(place, tie.places.get(from) ?? UNLISTED));
      rows[from]?.set(to, tie);
      rows[to]?.set(from, tie);
    });
  }
  return packTies(rows);
}

function packTies(rows: readonly Map<number, CompiledTie>[]) {
  const packed = { targets: [] as number[], places: [] as number[], backPlaces: [] as number[] };
  const phraseNumbers: number[] = [];
  const phraseOffsets = [0];
  const texts: Buffer[] = [];
  const numberOf = new Map<CompiledTie, number>();
  const tieOffsets = new Uint32Array(rows.length + 1);
  rows.forEach((row, from) => {
    for (const [to, tie] of [...row].sort(([a], [b]) => a - b)) {
      packed.targets.push(to);
      packed.places.push(tie.places.get(from) ?? UNLISTED);
      packed.backPlaces.push(tie.places.get(to) ?? UNLISTED);
      if (!numberOf.has(tie)) {
        numberOf.set(tie, texts.length);
        const text = Buffer.from(tie.phrase);
        texts.push(text);
        phraseOffsets.push((phraseOffsets.at(-1) as number) + text.length);
      }
      phraseNumbers.push(numberOf.get(tie) as number);
    }
    tieOffsets[from + 1] = packed.targets.length;
  });
  return {
    tieOffsets,
    tieTargets: Uint16Array.from(packed.targets),
    tiePlaces: Uint8Array.from(packed.places),
    tieBackPlaces: Uint8Array.from(packed.backPlaces),
    tiePhrases: Uint32Array.from(phraseNumbers),
    phraseOffsets: Uint32Array.from(phraseOffsets),
    phraseText: new Uint8Array(Buffer.concat(texts)),
  };
}

/** Unit length, then one signed byte a dimension. */
export function quantizeVector(vector: ArrayLike<number>): Int8Array {
  const values = Array.from(vector);
  const length = Math.hypot(...values) || 1;
  return Int8Array.from(values, (value) =>
    Math.max(-127, Math.min(127, Math.round((value / length) * 300))),
  );
}

if (process.argv[1] === import.meta.filename) {
  const data = new URL('../data/', import.meta.url);
  const lexicon = new Lexicon(new URL('lexicon.txt', data));
  const sources: Sources = {
    norms: readNorms(new URL('norms/', data)),
    tieLines: readTieLines(new URL('ties/', data)),
    lexicon,
    inflections: new Inflections(data, lexicon),
    vectors: new Vectors(readFileSync(new URL('vectors.bin', data))),
  };
  const mind = buildMind(sources);
  const bytes = serializeMind(mind);
  writeFileSync(new URL('mind.bin', data), bytes);
  console.log(
    `${sources.norms.size} cues, ${mind.phraseOffsets.length - 1} ties, ${lexicon.size} lemmas, ${(bytes.length / 1e6).toFixed(1)} MB`,
  );
}
