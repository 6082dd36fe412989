import { expect, test } from 'vitest';
import { createSafeStorage } from '../../../platform/safe-storage.ts';
import { createQueuedWords } from './queued-words.ts';
import { reassignQueuedWords } from './reassign-queued-words.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('no storage');
  });

interface Word {
  userId: string;
  game: number;
  round: number;
  word: string;
}

const queueIn = (...rest: [ReturnType<typeof memory>, Parameters<typeof createQueuedWords>[2]?]) =>
  createQueuedWords<Word>(
    {
      name: 'daily',
      idOf: ({ game }) => game,
      isComplete: ({ game }) => Number.isSafeInteger(game),
    },
    ...rest,
  );

const sand: Word = { userId: 'me', game: 7, round: 1, word: 'sand' };

test('a queued word survives a reload', () => {
  const storage = memory();
  queueIn(storage).add(sand);
  expect(queueIn(storage).get()).toEqual([sand]);
});

test('the same word is queued once, and another for the same game replaces it', () => {
  const words = queueIn(memory());
  words.add(sand);
  words.add(sand);
  expect(words.get()).toEqual([sand]);
  words.add({ ...sand, word: 'beach' });
  expect(words.get()).toEqual([{ ...sand, word: 'beach' }]);
});

test('words for other games and of other players are queued separately', () => {
  const words = queueIn(memory());
  const others = [
    { ...sand, game: 8 },
    { ...sand, userId: 'you' },
  ];
  for (const word of [sand, ...others]) words.add(word);
  expect(words.get()).toEqual([sand, ...others]);
});

test('removing a word leaves another that has replaced it', () => {
  const words = queueIn(memory());
  words.add({ ...sand, word: 'beach' });
  words.remove(sand);
  expect(words.get()).toEqual([{ ...sand, word: 'beach' }]);
  words.remove({ ...sand, word: 'beach' });
  expect(words.get()).toEqual([]);
});

test('a word that another tab queues is seen here', () => {
  const storage = memory();
  let hear: (event: { key: string | null }) => void = () => {};
  const words = queueIn(storage, {
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  });
  queueIn(storage).add(sand);
  hear({ key: 'daily.queuedWord.me.7' });
  expect(words.get()).toEqual([sand]);
});

test.each(['{', 'null', '{"word":"sand"}'])(
  'an entry that can’t be parsed is ignored: %s',
  (text) => {
    const storage = memory();
    storage.write('daily.queuedWord.me.7', text);
    expect(queueIn(storage).get()).toEqual([]);
  },
);

test('a claimed word is not listed as unclaimed until the claim ends, which notifies', () => {
  const words = queueIn(memory());
  const letGo = words.claim('me', 7);
  words.add(sand);
  words.add({ ...sand, game: 8 });
  expect(words.find('me', 7)).toEqual(sand);
  expect(words.unclaimedBy('me')).toEqual([{ ...sand, game: 8 }]);
  expect(words.unclaimedBy('you')).toEqual([]);
  let notifications = 0;
  words.subscribe(() => {
    notifications += 1;
  });
  letGo();
  expect(notifications).toBe(1);
  expect(words.unclaimedBy('me')).toEqual([sand, { ...sand, game: 8 }]);
});

test('the words of a merged player become the other’s, whose own for the same game stays', () => {
  const storage = memory();
  const words = queueIn(storage);
  const own = { ...sand, userId: 'you', word: 'beach' };
  for (const word of [sand, own, { ...sand, game: 8 }]) words.add(word);
  reassignQueuedWords(words, 'me', 'you');
  expect(words.unclaimedBy('you')).toEqual([own, { ...sand, userId: 'you', game: 8 }]);
  expect(queueIn(storage).unclaimedBy('me')).toEqual([]);
});
