import type { Forgetting, Kept, Listing } from '../kept.ts';
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

const entryKey = 'daily.queuedWord.';

/**
 * Kept in the browser, so that a word outlives its page; other tabs see it come and go. Each has an
 * entry of its own: tabs that share a list may write over what they haven't seen yet.
 */
export function createQueuedWords(
  store: Kept & Forgetting & Listing,
  tabs?: StorageEvents,
): QueuedWords {
  const words = createStore<readonly QueuedWord[]>(read(store));
  const show = () => words.set(read(store));
  tabs?.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(entryKey)) show();
  });

  return {
    get: words.get,
    subscribe: words.subscribe,
    add(word) {
      store.write(keyOf(word), JSON.stringify(word));
      show();
    },
    remove(word) {
      const waiting = parse(store.read(keyOf(word)));
      if (waiting && isSame(waiting, word)) store.remove(keyOf(word));
      show();
    },
  };
}

const keyOf = ({ userId, puzzleNumber }: QueuedWord) => `${entryKey}${userId}.${puzzleNumber}`;

const isSame = (one: QueuedWord, other: QueuedWord) =>
  one.round === other.round && one.word === other.word;

const read = (store: Kept & Listing): QueuedWord[] =>
  store
    .keys(entryKey)
    .flatMap((key) => parse(store.read(key)) ?? [])
    .sort((one, other) => one.puzzleNumber - other.puzzleNumber);

function parse(text: string | null): QueuedWord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isQueuedWord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isQueuedWord(value: unknown): value is QueuedWord {
  const { userId, puzzleNumber, round, word, date } = (value ?? {}) as Partial<QueuedWord>;
  return (
    [userId, word, date].every((text) => typeof text === 'string') &&
    [puzzleNumber, round].every(Number.isSafeInteger)
  );
}
