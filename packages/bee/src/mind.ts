import { readFileSync } from 'node:fs';
import { dimensions } from './vectors.ts';

/** Weights are whole numbers out of `whole`, so that sums are exact and the same on every machine. */
export const SCALE = 65_535;
export const lendersPerWord = 8;

/**
 * The norms and the ties made ready for thinking (data/mind.bin, written by maintenance/build-mind.ts): who makes people
 * think of whom, whose thoughts a word without a line borrows, where each word stands among its associates, and which
 * words belong together.
 */
export interface Mind {
  /** Of the norms, the ties and the lexicon it was built from. */
  fingerprint: string;
  /** Row by row, strongest first; row r is begins[r] to begins[r + 1]. */
  begins: Uint32Array;
  targets: Uint16Array;
  weights: Uint16Array;
  /** How many lines say the word. */
  popularity: Uint16Array;
  /** Place of a word's lenders plus one; 0 for words that have a line of their own. */
  borrowerAt: Uint16Array;
  lenderOf: Uint16Array;
  lenderShare: Uint16Array;
  /** Meaning by association, one signed byte a dimension. */
  meanings: Int8Array;
  /** Ties row by row as `begins`; each stands in the rows of both its words, which are bases. */
  tieBegins: Uint32Array;
  tieTargets: Uint16Array;
  /** Where the row's word names the target in its line, and where the target names the row's word (see ties.ts). */
  tiePlaces: Uint8Array;
  tieBackPlaces: Uint8Array;
  /** Which phrase shows the tie; phrase p is phraseText from phraseBegins[p] to phraseBegins[p + 1], as UTF-8. */
  tiePhrases: Uint32Array;
  phraseBegins: Uint32Array;
  phraseText: Uint8Array;
}

const fingerprintBytes = 16;

/** Those of wide numbers first, so that each begins where its kind of array may. */
const sectionLayout = ({ lemmas, edges, borrowers, ties, phraseBytes }: Sizes) =>
  [
    ['begins', Uint32Array, lemmas + 1],
    ['tieBegins', Uint32Array, lemmas + 1],
    ['tiePhrases', Uint32Array, 2 * ties],
    ['phraseBegins', Uint32Array, ties + 1],
    ['targets', Uint16Array, edges],
    ['weights', Uint16Array, edges],
    ['popularity', Uint16Array, lemmas],
    ['borrowerAt', Uint16Array, lemmas],
    ['lenderOf', Uint16Array, borrowers * lendersPerWord],
    ['lenderShare', Uint16Array, borrowers * lendersPerWord],
    ['tieTargets', Uint16Array, 2 * ties],
    ['tiePlaces', Uint8Array, 2 * ties],
    ['tieBackPlaces', Uint8Array, 2 * ties],
    ['phraseText', Uint8Array, phraseBytes],
    ['meanings', Int8Array, lemmas * dimensions],
  ] as const;

const headerFields = ['lemmas', 'edges', 'borrowers', 'ties', 'phraseBytes'] as const;
type Sizes = Record<(typeof headerFields)[number], number>;

export function readMind(file: URL): Mind {
  const bytes = readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const header = new Uint32Array(buffer, fingerprintBytes, headerFields.length);
  const sizes = Object.fromEntries(headerFields.map((name, at) => [name, header[at]])) as Sizes;
  const fingerprint = Buffer.from(buffer, 0, fingerprintBytes).toString('latin1');
  let at = fingerprintBytes + header.byteLength;
  const parts = sectionLayout(sizes).map(([name, ArrayOfKind, length]) => {
    const part = new ArrayOfKind(buffer, at, length);
    at += part.byteLength;
    return [name, part];
  });
  return { fingerprint, ...Object.fromEntries(parts) } as Mind;
}

export function serializeMind(mind: Mind): Buffer {
  const sizes: Sizes = {
    lemmas: mind.popularity.length,
    edges: mind.targets.length,
    borrowers: mind.lenderOf.length / lendersPerWord,
    ties: mind.tiePhrases.length / 2,
    phraseBytes: mind.phraseText.length,
  };
  return Buffer.concat([
    Buffer.from(mind.fingerprint, 'latin1'),
    viewAsBuffer(Uint32Array.from(headerFields, (name) => sizes[name])),
    ...sectionLayout(sizes).map(([name]) => viewAsBuffer(mind[name])),
  ]);
}

function viewAsBuffer(part: ArrayBufferView): Buffer {
  return Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}
