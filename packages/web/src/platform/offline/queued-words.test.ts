import { expect, test } from 'vitest';
import { keepIn } from '../kept.ts';
import { createQueuedWords, type QueuedWord } from './queued-words.ts';

const memory = () =>
  keepIn(() => {
    throw new Error('no storage');
  });

const sand: QueuedWord = {
  userId: 'me',
  puzzleNumber: 7,
  round: 1,
  word: 'sand',
  date: '2026-11-15',
};

test('a word outlives its page', () => {
  const kept = memory();
  createQueuedWords(kept).add(sand);
  expect(createQueuedWords(kept).get()).toEqual([sand]);
});

test('the same word said twice waits once, and another takes its place', () => {
  const words = createQueuedWords(memory());
  words.add(sand);
  words.add(sand);
  expect(words.get()).toEqual([sand]);
  words.add({ ...sand, word: 'beach' });
  expect(words.get()).toEqual([{ ...sand, word: 'beach' }]);
});

test('words for other puzzles and of other players wait beside it', () => {
  const words = createQueuedWords(memory());
  const others = [
    { ...sand, userId: 'you' },
    { ...sand, puzzleNumber: 8 },
  ];
  for (const word of [sand, ...others]) words.add(word);
  expect(words.get()).toEqual([sand, ...others]);
});

test('a word that was sent is removed, but not the one that took its place meanwhile', () => {
  const words = createQueuedWords(memory());
  words.add({ ...sand, word: 'beach' });
  words.remove(sand);
  expect(words.get()).toEqual([{ ...sand, word: 'beach' }]);
  words.remove({ ...sand, word: 'beach' });
  expect(words.get()).toEqual([]);
});

test('what another tab queues is seen here', () => {
  const kept = memory();
  let hear: (event: { key: string | null }) => void = () => {};
  const words = createQueuedWords(kept, {
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  });
  createQueuedWords(kept).add(sand);
  hear({ key: 'daily.queuedWord.me.7' });
  expect(words.get()).toEqual([sand]);
});

test.each(['{', 'null', '{"word":"sand"}'])('what is damaged counts as nothing: %s', (text) => {
  const kept = memory();
  kept.write('daily.queuedWord.me.7', text);
  expect(createQueuedWords(kept).get()).toEqual([]);
});
