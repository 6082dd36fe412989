import type {
  KeyValueStorage,
  ListableStorage,
  RemovableStorage,
} from '../../../platform/safe-storage.ts';
import { createStore, type ReadableStore } from '../../../platform/store.ts';

/** What is known of every word that was said while the server was away. */
interface QueuedWord {
  userId: string;
  round: number;
  word: string;
}

interface Kind<Word> {
  /** Of whose key it is a part: "daily". */
  name: string;
  /** The game it was said in. */
  idOf(word: Word): string | number;
  isComplete(word: Partial<Word>): boolean;
}

interface QueuedWords<Word> extends ReadableStore<readonly Word[]> {
  /** One for each game: another word for it takes the place of the first. */
  add(word: Word): void;
  remove(word: Word): void;
  find(userId: string, id: string | number): Word | undefined;
  /** While a game is on the screen, that sends its own word. Returns the way to let go of it. */
  claim(userId: string, id: string | number): () => void;
  /** What no screen of this tab sends. */
  unclaimedBy(userId: string): Word[];
}

type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

/**
 * Kept in the browser, so that a word outlives its page; other tabs see it come and go. Each has an
 * entry of its own: tabs that share a list may write over what they haven't seen yet.
 */
export function createQueuedWords<Word extends QueuedWord>(
  { name, idOf, isComplete }: Kind<Word>,
  store: KeyValueStorage & RemovableStorage & ListableStorage,
  tabs?: StorageEvents,
): QueuedWords<Word> {
  const beginning = `${name}.queuedWord.`;
  const keyOf = (userId: string, id: string | number) => `${beginning}${userId}.${id}`;
  const keyFor = (word: Word) => keyOf(word.userId, idOf(word));

  function parse(text: string | null): Word | undefined {
    try {
      const value = (JSON.parse(text ?? 'null') ?? {}) as Partial<Word>;
      return isQueuedWord(value) && isComplete(value) ? (value as Word) : undefined;
    } catch {
      return undefined;
    }
  }

  const read = (): Word[] =>
    store
      .keys(beginning)
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .flatMap((key) => parse(store.read(key)) ?? []);

  const words = createStore<readonly Word[]>(read());
  const show = () => words.set(read());
  tabs?.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(beginning)) show();
  });
  const held = new Set<string>();

  return {
    get: words.get,
    subscribe: words.subscribe,
    add(word) {
      store.write(keyFor(word), JSON.stringify(word));
      show();
    },
    remove(word) {
      const waiting = parse(store.read(keyFor(word)));
      if (waiting && isSame(waiting, word)) store.remove(keyFor(word));
      show();
    },
    find: (userId, id) => parse(store.read(keyOf(userId, id))),
    claim(userId, id) {
      held.add(keyOf(userId, id));
      return () => {
        held.delete(keyOf(userId, id));
        show();
      };
    },
    unclaimedBy: (userId) =>
      words.get().filter((word) => word.userId === userId && !held.has(keyFor(word))),
  };
}

const isSame = (one: QueuedWord, other: QueuedWord) =>
  one.round === other.round && one.word === other.word;

const isQueuedWord = ({ userId, round, word }: Partial<QueuedWord>): boolean =>
  typeof userId === 'string' && typeof word === 'string' && Number.isSafeInteger(round);
