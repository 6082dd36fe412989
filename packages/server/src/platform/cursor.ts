import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Signed positions in lists: a client can continue a list only where a page of it ended. */
export class Cursors {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  write(list: string, position: number): string {
    const encoded = position.toString(36);
    return `${encoded}.${this.#sign(list, encoded).toString('base64url')}`;
  }

  read(list: string, cursor: string): number {
    const [encoded = '', signature = ''] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(list, encoded);
    // Compared as text too, as several base64url texts decode to the same bytes.
    const isValid =
      given.length === expected.length &&
      timingSafeEqual(given, expected) &&
      cursor === `${encoded}.${expected.toString('base64url')}`;
    if (!isValid) {
      throw new Refusal('invalid_input', { details: { fields: { cursor: 'not one of ours' } } });
    }
    return Number.parseInt(encoded, 36);
  }

  #sign(list: string, encoded: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${list}:${encoded}`).digest().subarray(0, 16);
  }
}
