import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** A reply whose long lists come page by page, read only as fast as the caller takes them. */
export type StreamedFields<Reply> = {
  [Key in keyof Reply]: NonNullable<Reply[Key]> extends readonly (infer Item)[]
    ? Reply[Key] | AsyncIterable<readonly Item[]>
    : Reply[Key];
};

/** What a handler returns in place of a reply that would be too large to be made in one go. */
export class StreamedReply<Reply> {
  readonly pieces: StreamedFields<Reply>;

  constructor(pieces: StreamedFields<Reply>) {
    this.pieces = pieces;
  }
}

/** The same JSON as of a reply in one piece; each value and each item is cut to the schema as it is written. */
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
  // By the names in the schema: a field that isn't there can't leave.
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
    // Whoever has called meanwhile is served before the next page is read.
    await nextTurn();
  }
}

const isPaged = (piece: unknown): piece is AsyncIterable<readonly unknown[]> =>
  typeof piece === 'object' && piece !== null && Symbol.asyncIterator in piece;
