import { expect, test } from 'vitest';
import { forgetDraft, keyOfDraft } from './key-of-draft.ts';

const draft = { text: 'Two in a row!\nGood morning.', groupId: undefined };

test('a draft keeps its key until it has arrived; another one has its own', () => {
  const key = keyOfDraft(draft);
  expect(keyOfDraft({ ...draft })).toBe(key);
  expect(keyOfDraft({ ...draft, text: 'Three!' })).not.toBe(key);
  const again = keyOfDraft(draft);
  expect(again).not.toBe(key);
  forgetDraft();
  expect(keyOfDraft(draft)).not.toBe(again);
});
