import { readFileSync } from 'node:fs';

export const dimensions = 100;

/** Where words stand in the language at large: GloVe, one signed byte a dimension. */
export class Vectors {
  readonly #bytes: Int8Array;
  readonly #lengths: Float64Array;

  constructor(file: URL) {
    const buffer = readFileSync(file);
    this.#bytes = new Int8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
    this.#lengths = new Float64Array(this.#bytes.length / dimensions);
    for (let index = 0; index < this.#lengths.length; index += 1) {
      this.#lengths[index] = Math.sqrt(this.#dot(index, index));
    }
  }

  /** -1 to 1; whole numbers are summed, so every machine gives the same. */
  cosine(one: number, other: number): number {
    const lengths = (this.#lengths[one] ?? 0) * (this.#lengths[other] ?? 0);
    return lengths === 0 ? 0 : this.#dot(one, other) / lengths;
  }

  #dot(one: number, other: number): number {
    const bytes = this.#bytes;
    const a = one * dimensions;
    const b = other * dimensions;
    let sum = 0;
    for (let at = 0; at < dimensions; at += 1)
      sum += (bytes[a + at] as number) * (bytes[b + at] as number);
    return sum;
  }
}
