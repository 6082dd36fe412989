import { puzzleNumberOn } from '@bee-jinx/game';
import { keepNewest } from '../../../api/version.ts';
import { ownBuildId } from '../../../platform/build-id.ts';
import {
  type KeyValueStorage,
  type RemovableStorage,
  safeLocalStorage,
} from '../../../platform/safe-storage.ts';
import { today } from '../../../platform/today.ts';

interface Kind<Game> {
  /** Part of the storage key: "daily". */
  name: string;
  idOf(game: Game): string | number;
  /** Stays, whatever else is saved. */
  isCurrent?(game: Game): boolean;
}

interface SavedGames<Game> {
  save(userId: string, game: Game): void;
  find<Found extends Game>(userId: string, id: string | number): Found | undefined;
  list(userId: string): Game[];
  clear(userId: string): void;
}

interface Saved<Game> {
  buildId: string;
  /** In the order in which they stay. */
  replies: Game[];
}

const maxGames = 5;

/** Games as they stood at the last reply. Those of another build are ignored: their shape may differ. */
export function createSavedGames<Game>(
  { name, idOf, isCurrent = () => false }: Kind<Game>,
  storage: KeyValueStorage & RemovableStorage = safeLocalStorage,
  buildId: () => string = ownBuildId,
): SavedGames<Game> {
  const keyOf = (userId: string) => `${name}.saved.${userId}`;

  function read(userId: string): Game[] {
    try {
      const saved = JSON.parse(storage.read(keyOf(userId)) ?? 'null') as Saved<Game> | null;
      return saved?.buildId === buildId() ? saved.replies : [];
    } catch {
      return [];
    }
  }

  return {
    save(userId, game) {
      const games = read(userId);
      const isSame = (other: Game) => idOf(other) === idOf(game);
      // A read that was asked for before the last step may be answered after it.
      const newest = keepNewest(games.find(isSame), game);
      const others = games
        .filter((other) => !isSame(other))
        .sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));
      const saved = { buildId: buildId(), replies: [newest, ...others].slice(0, maxGames) };
      storage.write(keyOf(userId), JSON.stringify(saved));
    },
    find<Found extends Game>(userId: string, id: string | number) {
      return read(userId).find((game) => idOf(game) === id) as Found | undefined;
    },
    list: read,
    clear: (userId) => storage.remove(keyOf(userId)),
  };
}

interface SavedDaily {
  puzzle: { puzzleNumber: number; sent?: { code: string } | undefined };
}

export const savedDailies = createSavedGames<SavedDaily>({
  name: 'daily',
  idOf: ({ puzzle }) => puzzle.puzzleNumber,
  isCurrent: ({ puzzle }) => puzzle.puzzleNumber === puzzleNumberOn(today()),
});
export const savedDances = createSavedGames<{ gameId: string }>({
  name: 'dance',
  idOf: ({ gameId }) => gameId,
});

export function clearSavedGames(userId: string): void {
  savedDailies.clear(userId);
  savedDances.clear(userId);
}
