import type { KeyValueStorage, RemovableStorage } from '../../../platform/safe-storage.ts';

interface Kind<Game> {
  /** Of whose key it is a part: "daily". */
  name: string;
  idOf(game: Game): string | number;
}

interface SavedGames<Game> {
  save(userId: string, game: Game): void;
  find<Found extends Game>(userId: string, id: string | number): Found | undefined;
  clear(userId: string): void;
}

interface Saved<Game> {
  buildId: string;
  /** The newest first. */
  replies: Game[];
}

const maxGames = 5;

/** Games as they stood at the last answer. Another build may have had another shape of them: it begins anew. */
export function createSavedGames<Game>(
  { name, idOf }: Kind<Game>,
  store: KeyValueStorage & RemovableStorage,
  buildId: () => string,
): SavedGames<Game> {
  const keyOf = (userId: string) => `${name}.saved.${userId}`;

  function read(userId: string): Game[] {
    try {
      const saved = JSON.parse(store.read(keyOf(userId)) ?? 'null') as Saved<Game> | null;
      return saved?.buildId === buildId() ? saved.replies : [];
    } catch {
      return [];
    }
  }

  return {
    save(userId, game) {
      const others = read(userId).filter((other) => idOf(other) !== idOf(game));
      const saved = { buildId: buildId(), replies: [game, ...others].slice(0, maxGames) };
      store.write(keyOf(userId), JSON.stringify(saved));
    },
    find<Found extends Game>(userId: string, id: string | number) {
      return read(userId).find((game) => idOf(game) === id) as Found | undefined;
    },
    clear: (userId) => store.remove(keyOf(userId)),
  };
}
