import { readFileSync } from 'node:fs';
import { dimensions } from './vectors.ts';

/** Weights are quantized to whole numbers out of SCALE, so that sums are exact and the same on every machine. */
export const SCALE = 65_535;
export const backoffSourcesPerWord = 8;

/**
 * The norms and the ties made ready for thinking (data/mind.bin, written by maintenance/build-mind.ts): a weighted
 * graph of associations in compressed sparse row (CSR) form, the words to back off to where a word has no norms of its
 * own, a vector for each word, and the ties between words.
 */
export interface Mind {
  /** Of the norms, the ties and the lexicon it was built from. */
  fingerprint: string;
  /** CSR offsets: the edges of word r are targets and weights from rowOffsets[r] to rowOffsets[r + 1], strongest first. */
  rowOffsets: Uint32Array;
  targets: Uint16Array;
  weights: Uint16Array;
  /** How many lines say the word. */
  popularity: Uint16Array;
  /** Back-off: 1 plus the index of a word's block in `backoffSources`; 0 for words that have norms of their own. */
  backoffIndex: Uint16Array;
  /** Blocks of `backoffSourcesPerWord` similar words whose associations are used instead, and their quantized weights. */
  backoffSources: Uint16Array;
  backoffWeights: Uint16Array;
  /** A vector for each word, quantized to one signed byte a dimension. */
  meanings: Int8Array;
  /** CSR offsets of the ties, like `rowOffsets`; each tie is stored in the rows of both its words, which are bases. */
  tieOffsets: Uint32Array;
  tieTargets: Uint16Array;
  /** Where the row's word names the target in its line, and where the target names the row's word (see ties.ts). */
  tiePlaces: Uint8Array;
  tieBackPlaces: Uint8Array;
  /** Which phrase shows the tie; phrase p is phraseText from phraseOffsets[p] to phraseOffsets[p + 1], as UTF-8. */
  tiePhrases: Uint32Array;
  phraseOffsets: Uint32Array;
  phraseText: Uint8Array;
}

const fingerprintBytes = 16;

/** Wide element types come first, so that each section is aligned. */
const sectionLayout = ({ lemmas, edges, borrowers, ties, phraseBytes }: Sizes) =>
  [
    ['rowOffsets', Uint32Array, lemmas + 1],
    ['tieOffsets', Uint32Array, lemmas + 1],
    ['tiePhrases', Uint32Array, 2 * ties],
    ['phraseOffsets', Uint32Array, ties + 1],
    ['targets', Uint16Array, edges],
    ['weights', Uint16Array, edges],
    ['popularity', Uint16Array, lemmas],
    ['backoffIndex', Uint16Array, lemmas],
    ['backoffSources', Uint16Array, borrowers * backoffSourcesPerWord],
    ['backoffWeights', Uint16Array, borrowers * backoffSourcesPerWord],
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
    borrowers: mind.backoffSources.length / backoffSourcesPerWord,
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
