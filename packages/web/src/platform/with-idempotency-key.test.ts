import { expect, test, vi } from 'vitest';
import { withIdempotencyKey } from './with-idempotency-key.ts';

const deliver = vi.fn<(content: object, key: string) => Promise<void>>(async () => {});
const send = withIdempotencyKey(deliver);
const keys = () => deliver.mock.calls.map(([, key]) => key);

test('the same content has the same key until it is delivered; other content has its own', async () => {
  const lost = new TypeError('Failed to fetch');
  deliver.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await expect(send({ name: 'The Twigs' })).rejects.toBe(lost);
  await expect(send({ name: 'The Twigs' })).rejects.toBe(lost);
  await send({ name: 'The Leaves' });
  await send({ name: 'The Leaves' });
  const [first, repeated, changed, afterDelivery] = keys();
  expect(repeated).toBe(first);
  expect(new Set([first, changed, afterDelivery]).size).toBe(3);
});

test('content that is sent twice at once has one key', async () => {
  deliver.mockClear();
  await Promise.all([send({ name: 'The Twigs' }), send({ name: 'The Twigs' })]);
  expect(new Set(keys()).size).toBe(1);
});
