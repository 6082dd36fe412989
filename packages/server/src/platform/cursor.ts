import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Where a row stands in a list that has the newest first. */
export interface RowPosition {
  created_at: number;
  id: string;
}

/** Signed positions in lists: a client can continue a list only where a page of it ended. */
export class Cursors {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  write(list: string, position: number): string {
    return this.#encode(list, position.toString(36));
  }

  read(list: string, cursor: string): number {
    return Number.parseInt(this.#decode(list, cursor), 36);
  }

  writeRow(list: string, { created_at, id }: RowPosition): string {
    return this.#encode(list, `${created_at.toString(36)}~${id}`);
  }

  readRow(list: string, cursor: string): RowPosition {
    const [time = '', id = ''] = this.#decode(list, cursor).split('~');
    return { created_at: Number.parseInt(time, 36), id };
  }

  #encode(list: string, position: string): string {
    return `${position}.${this.#sign(list, position).toString('base64url')}`;
  }

  #decode(list: string, cursor: string): string {
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
    return encoded;
  }

  #sign(list: string, encoded: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${list}:${encoded}`).digest().subarray(0, 16);
  }
}
