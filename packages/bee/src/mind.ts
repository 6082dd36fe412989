import { readFileSync } from 'node:fs';
import { dimensions } from './vectors.ts';

/** Weights are whole numbers out of `whole`, so that sums are exact and the same on every machine. */
export const whole = 65_535;
export const lenders = 8;

/**
 * The norms made ready for thinking (data/mind.bin, written by maintenance/build-mind.ts): who makes people think
 * of whom, whose thoughts a word without a line borrows, and where each word stands among its associates.
 */
export interface Mind {
  /** Of the norms and the lexicon it was built from. */
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
}

const fingerprintBytes = 16;

const sections = ({ lemmas, edges, borrowers }: Sizes) =>
  [
    ['begins', Uint32Array, lemmas + 1],
    ['targets', Uint16Array, edges],
    ['weights', Uint16Array, edges],
    ['popularity', Uint16Array, lemmas],
    ['borrowerAt', Uint16Array, lemmas],
    ['lenderOf', Uint16Array, borrowers * lenders],
    ['lenderShare', Uint16Array, borrowers * lenders],
    ['meanings', Int8Array, lemmas * dimensions],
  ] as const;

interface Sizes {
  lemmas: number;
  edges: number;
  borrowers: number;
}

export function readMind(file: URL): Mind {
  const bytes = readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const [lemmas = 0, edges = 0, borrowers = 0] = new Uint32Array(buffer, fingerprintBytes, 3);
  const fingerprint = Buffer.from(buffer, 0, fingerprintBytes).toString('latin1');
  let at = fingerprintBytes + 3 * Uint32Array.BYTES_PER_ELEMENT;
  const parts = sections({ lemmas, edges, borrowers }).map(([name, ArrayOfKind, length]) => {
    const part = new ArrayOfKind(buffer, at, length);
    at += part.byteLength;
    return [name, part];
  });
  return { fingerprint, ...Object.fromEntries(parts) } as Mind;
}

export function mindBytes(mind: Mind): Buffer {
  const sizes = {
    lemmas: mind.popularity.length,
    edges: mind.targets.length,
    borrowers: mind.lenderOf.length / lenders,
  };
  return Buffer.concat([
    Buffer.from(mind.fingerprint, 'latin1'),
    asBytes(Uint32Array.of(sizes.lemmas, sizes.edges, sizes.borrowers)),
    ...sections(sizes).map(([name]) => asBytes(mind[name])),
  ]);
}

function asBytes(part: ArrayBufferView): Buffer {
  return Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}
