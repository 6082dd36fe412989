import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** A reply whose long lists are read page by page, only as fast as the client receives them (backpressure). */
export type StreamedFields<Reply> = {
  [Key in keyof Reply]: NonNullable<Reply[Key]> extends readonly (infer Item)[]
    ? Reply[Key] | AsyncIterable<readonly Item[]>
    : Reply[Key];
};

/** Returned by a handler in place of a reply that may be too large for memory. */
export class StreamedReply<Reply> {
  readonly pieces: StreamedFields<Reply>;

  constructor(pieces: StreamedFields<Reply>) {
    this.pieces = pieces;
  }
}

/** Writes the same JSON as for an ordinary reply; each value and each item is parsed by its schema. */
export function streamReply(schema: z.ZodType, { pieces }: StreamedReply<unknown>): Readable {
  if (!(schema instanceof z.ZodObject)) throw new Error('Only an object can be streamed.');
  return Readable.from(write(schema.shape, pieces as Record<string, unknown>));
}

async function* write(
  shape: Record<string, z.ZodType>,
  pieces: Record<string, unknown>,
): AsyncGenerator<string> {
  yield '{"data":{';
  let separator = '';
  // Only fields of the schema are written.
  for (const [name, schema] of Object.entries(shape)) {
    const piece = pieces[name];
    const begin = `${separator}${JSON.stringify(name)}:`;
    if (schema instanceof z.ZodArray && isPaged(piece)) {
      yield `${begin}[`;
      yield* writeItems(schema.element as z.ZodType, piece);
      yield ']';
    } else {
      const value = schema.parse(piece);
      if (value === undefined) continue;
      yield begin + JSON.stringify(value);
    }
    separator = ',';
  }
  yield '}}';
}

async function* writeItems(
  schema: z.ZodType,
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let separator = '';
  for await (const items of pages) {
    if (items.length === 0) continue;
    yield separator + items.map((item) => JSON.stringify(schema.parse(item))).join(',');
    separator = ',';
    // Other requests are served before the next page is read.
    await nextTurn();
  }
}

const isPaged = (piece: unknown): piece is AsyncIterable<readonly unknown[]> =>
  typeof piece === 'object' && piece !== null && Symbol.asyncIterator in piece;
