export const dimensions = 100;

/** Where words stand, by one signed byte a dimension. Sums are of whole numbers: every machine gives the same. */
export class Vectors {
  readonly #bytes: Int8Array;
  readonly #lengths: Float64Array;

  constructor(bytes: Uint8Array | Int8Array) {
    this.#bytes = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#lengths = new Float64Array(this.#bytes.length / dimensions);
    for (let index = 0; index < this.#lengths.length; index += 1) {
      this.#lengths[index] = Math.sqrt(this.#dot(index, index));
    }
  }

  /** -1 to 1; 0 for a word that has no place. */
  cosine(one: number, other: number): number {
    const lengths = (this.#lengths[one] ?? 0) * (this.#lengths[other] ?? 0);
    return lengths === 0 ? 0 : this.#dot(one, other) / lengths;
  }

  unit(index: number): Float64Array {
    const length = this.#lengths[index] || 1;
    return Float64Array.from(
      this.#bytes.subarray(index * dimensions, (index + 1) * dimensions),
      (value) => value / length,
    );
  }

  #dot(one: number, other: number): number {
    const bytes = this.#bytes;
    const a = one * dimensions;
    const b = other * dimensions;
    // Four sums that don't wait for each other, in whole numbers of 32 bits: thinking is mostly this.
    let [sum1, sum2, sum3, sum4] = [0, 0, 0, 0];
    for (let at = 0; at < dimensions; at += 4) {
      sum1 = (sum1 + Math.imul(bytes[a + at] as number, bytes[b + at] as number)) | 0;
      sum2 = (sum2 + Math.imul(bytes[a + at + 1] as number, bytes[b + at + 1] as number)) | 0;
      sum3 = (sum3 + Math.imul(bytes[a + at + 2] as number, bytes[b + at + 2] as number)) | 0;
      sum4 = (sum4 + Math.imul(bytes[a + at + 3] as number, bytes[b + at + 3] as number)) | 0;
    }
    return sum1 + sum2 + sum3 + sum4;
  }
}
