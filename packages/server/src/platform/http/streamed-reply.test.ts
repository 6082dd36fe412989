import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { StreamedReply, streamReply } from './streamed-reply.ts';

const item = z.object({ id: z.int(), inner: z.object({ name: z.string() }).optional() });
const reply = z.object({
  one: z.string(),
  gone: z.string().optional(),
  items: z.array(item).describe('Long.'),
  none: z.array(item),
  last: z.array(z.string()),
});

async function* pagesOf(...pages: object[][]) {
  yield* pages;
}

const streamText = (pieces: object) => text(streamReply(reply, new StreamedReply(pieces)));

test('a streamed reply is the JSON of an ordinary one, without fields that its schema lacks', async () => {
  const json = await streamText({
    secret: 'not named',
    last: ['z'],
    one: 'first "quoted"',
    items: pagesOf(
      [
        { id: 1, secret: 'no' },
        { id: 2, inner: { name: 'in', secret: 'no' } },
      ],
      [],
      [{ id: 3 }],
    ),
    none: pagesOf(),
  });
  expect(JSON.parse(json)).toEqual({
    data: {
      one: 'first "quoted"',
      items: [{ id: 1 }, { id: 2, inner: { name: 'in' } }, { id: 3 }],
      none: [],
      last: ['z'],
    },
  });
});

test('a streamed reply fails at a value that is missing or does not fit its schema', async () => {
  const whole = { one: 'first', items: pagesOf(), none: pagesOf(), last: [] };
  await expect(streamText({ ...whole, one: undefined })).rejects.toThrow();
  await expect(streamText({ ...whole, items: pagesOf([{ id: 'x' }]) })).rejects.toThrow();
  await expect(streamText({ ...whole, last: undefined })).rejects.toThrow();
});

test('pages are read only as fast as the client reads', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield [{ id: read, inner: { name: 'x'.repeat(1000) } }];
    }
  }
  const stream = streamReply(
    reply,
    new StreamedReply({ one: '', items: endless(), none: [], last: [] }),
  );
  const chunks = stream[Symbol.asyncIterator]();
  for (let count = 0; count < 20; count += 1) await chunks.next();
  expect(read).toBeLessThan(40);
  stream.destroy();
});
