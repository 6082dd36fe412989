import { expect, test } from 'vitest';
import { clearDraftIdempotencyKey, draftIdempotencyKey } from './draft-idempotency-key.ts';

const draft = { text: 'Two in a row!\nGood morning.', groupId: undefined };

test('a draft keeps its key until it has arrived; another one has its own', () => {
  const key = draftIdempotencyKey(draft);
  expect(draftIdempotencyKey({ ...draft })).toBe(key);
  expect(draftIdempotencyKey({ ...draft, text: 'Three!' })).not.toBe(key);
  const again = draftIdempotencyKey(draft);
  expect(again).not.toBe(key);
  clearDraftIdempotencyKey();
  expect(draftIdempotencyKey(draft)).not.toBe(again);
});
