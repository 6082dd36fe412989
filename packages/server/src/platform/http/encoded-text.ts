import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const brotliQuality = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});
/** Brotli's best takes seconds for a megabyte, and hardly gains there. */
const largeLength = 100_000;

/** A text as it is sent in each encoding. */
export class EncodedText {
  readonly text: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #fingerprint: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get fingerprint(): string {
    this.#fingerprint ??= hash('sha256', this.text, 'base64url').slice(0, 22);
    return this.#fingerprint;
  }

  /** As small as it gets; made once. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const bytes = this.#encoded.get(encoding) ?? this.#encodeWell(encoding);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  async #encodeWell(encoding: Encoding): Promise<Buffer> {
    const quality = this.text.length > largeLength ? 9 : 11;
    if (encoding === 'br') return toBrotli(this.text, brotliQuality(quality));
    if (encoding === 'gzip') return toGzip(this.text, { level: 9 });
    return Buffer.from(this.text);
  }

  /** For a text that is sent once: a tenth larger, a hundredth of the work, and a thread would double it. */
  encodeOnce(encoding: Encoding): Buffer {
    if (encoding === 'br') return brotliCompressSync(this.text, brotliQuality(1));
    if (encoding === 'gzip') return gzipSync(this.text, { level: 1 });
    return Buffer.from(this.text);
  }
}
