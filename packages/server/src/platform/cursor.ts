import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Where a page of a list ended, as a text that only we can write: nobody reads a list from elsewhere. */
export class Cursors {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  write(list: string, position: number): string {
    const place = position.toString(36);
    return `${place}.${this.#sign(list, place).toString('base64url')}`;
  }

  read(list: string, cursor: string): number {
    const [place = '', signature = ''] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(list, place);
    // Compared as text too: base64url can be bent in its last bits without changing the bytes.
    const isOurs =
      given.length === right.length &&
      timingSafeEqual(given, right) &&
      cursor === `${place}.${right.toString('base64url')}`;
    if (!isOurs) {
      throw new Refusal('invalid_input', { details: { fields: { cursor: 'not one of ours' } } });
    }
    return Number.parseInt(place, 36);
  }

  #sign(list: string, place: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${list}:${place}`).digest().subarray(0, 16);
  }
}
