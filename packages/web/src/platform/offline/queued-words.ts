import type { Kept } from '../kept.ts';
import { createStore, type Shown } from '../store.ts';

/** A word that was said while the server was away. */
export interface QueuedWord {
  userId: string;
  puzzleNumber: number;
  round: number;
  word: string;
  /** The player's date when it was said. */
  date: string;
}

interface QueuedWords extends Shown<readonly QueuedWord[]> {
  /** One for each puzzle: another word for it takes the place of the first. */
  add(word: QueuedWord): void;
  remove(word: QueuedWord): void;
}

type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

const key = 'daily.queuedWords';

/** Kept in the browser, so that a word outlives its page; other tabs see it come and go. */
export function createQueuedWords(store: Kept, tabs?: StorageEvents): QueuedWords {
  const words = createStore<readonly QueuedWord[]>(read(store));
  tabs?.addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) words.set(read(store));
  });

  function keep(next: readonly QueuedWord[]): void {
    store.write(key, JSON.stringify(next));
    words.set(next);
  }

  return {
    get: words.get,
    subscribe: words.subscribe,
    add: (word) => keep([...read(store).filter((other) => !isOfSameGame(other, word)), word]),
    remove: (word) => keep(read(store).filter((other) => !isSame(other, word))),
  };
}

const isOfSameGame = (one: QueuedWord, other: QueuedWord) =>
  one.userId === other.userId && one.puzzleNumber === other.puzzleNumber;

const isSame = (one: QueuedWord, other: QueuedWord) =>
  isOfSameGame(one, other) && one.round === other.round && one.word === other.word;

function read(store: Kept): QueuedWord[] {
  try {
    const list: unknown = JSON.parse(store.read(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isQueuedWord) : [];
  } catch {
    return [];
  }
}

function isQueuedWord(value: unknown): value is QueuedWord {
  const { userId, puzzleNumber, round, word, date } = (value ?? {}) as Partial<QueuedWord>;
  return (
    [userId, word, date].every((text) => typeof text === 'string') &&
    [puzzleNumber, round].every(Number.isSafeInteger)
  );
}
