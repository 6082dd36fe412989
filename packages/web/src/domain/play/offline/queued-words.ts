import {
  type KeyValueStorage,
  type ListableStorage,
  type RemovableStorage,
  safeLocalStorage,
} from '../../../platform/safe-storage.ts';
import { createStore, type ReadableStore } from '../../../platform/store.ts';
import { queuedWordInfix } from './queued-word-key.ts';

/** A word that the server has not answered yet. */
export interface QueuedWord {
  userId: string;
  round: number;
  word: string;
}

interface Kind<Word> {
  /** Part of the storage key: "daily". */
  name: string;
  /** The game it was said in. */
  idOf(word: Word): string | number;
  isComplete(word: Partial<Word>): boolean;
}

export interface QueuedWords<Word> extends ReadableStore<readonly Word[]> {
  /** One for each game: another word replaces the first. */
  add(word: Word): void;
  remove(word: Word): void;
  find(userId: string, id: string | number): Word | undefined;
  /** The same for all words of one player in one game. */
  keyOf(word: Word): string;
  /** While a game is on the screen of this tab, the screen sends its word. Returns a function that ends the claim. */
  claim(userId: string, id: string | number): () => void;
  /** The words that no screen of this tab sends. */
  unclaimedBy(userId: string): Word[];
}

type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

/**
 * Kept in the browser's storage, so that a word survives a reload and other tabs see it. Each word has an
 * entry of its own, because tabs that share a list overwrite what they haven't seen yet.
 */
export function createQueuedWords<Word extends QueuedWord>(
  { name, idOf, isComplete }: Kind<Word>,
  storage: KeyValueStorage & RemovableStorage & ListableStorage = safeLocalStorage,
  tabs: StorageEvents | undefined = globalThis.window,
): QueuedWords<Word> {
  const prefix = name + queuedWordInfix;
  const toKey = (userId: string, id: string | number) => `${prefix}${userId}.${id}`;
  const keyOf = (word: Word) => toKey(word.userId, idOf(word));

  function parse(text: string | null): Word | undefined {
    try {
      const value = (JSON.parse(text ?? 'null') ?? {}) as Partial<Word>;
      return isQueuedWord(value) && isComplete(value) ? (value as Word) : undefined;
    } catch {
      return undefined;
    }
  }

  const read = (): Word[] =>
    storage
      .keys(prefix)
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .flatMap((key) => parse(storage.read(key)) ?? []);

  const words = createStore<readonly Word[]>(read());
  const update = () => words.set(read());
  tabs?.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) update();
  });
  const claimed = new Set<string>();

  return {
    get: words.get,
    subscribe: words.subscribe,
    add(word) {
      storage.write(keyOf(word), JSON.stringify(word));
      update();
    },
    remove(word) {
      const queued = parse(storage.read(keyOf(word)));
      if (queued && isSame(queued, word)) storage.remove(keyOf(word));
      update();
    },
    find: (userId, id) => parse(storage.read(toKey(userId, id))),
    keyOf,
    claim(userId, id) {
      claimed.add(toKey(userId, id));
      return () => {
        claimed.delete(toKey(userId, id));
        update();
      };
    },
    unclaimedBy: (userId) =>
      words.get().filter((word) => word.userId === userId && !claimed.has(keyOf(word))),
  };
}

export const isSame = (one: QueuedWord, other: QueuedWord) =>
  one.round === other.round && one.word === other.word;

const isQueuedWord = ({ userId, round, word }: Partial<QueuedWord>): boolean =>
  typeof userId === 'string' && typeof word === 'string' && Number.isSafeInteger(round);
