import type { Kept } from '../kept.ts';

/** All that is known here of the reply in which a game comes. */
interface GameReply {
  puzzle: { puzzleNumber: number };
}

interface SavedGames {
  save(userId: string, reply: GameReply): void;
  find<Reply extends GameReply>(userId: string, puzzleNumber: number): Reply | undefined;
  forget(userId: string): void;
}

interface Saved {
  buildId: string;
  /** The newest first. */
  replies: GameReply[];
}

const mostGames = 5;

const keyOf = (userId: string) => `daily.saved.${userId}`;

/** Games as they stood at the last answer. Another build may have had another shape of them: it begins anew. */
export function createSavedGames(store: Kept, buildId: () => string): SavedGames {
  function read(userId: string): GameReply[] {
    try {
      const saved = JSON.parse(store.read(keyOf(userId)) ?? 'null') as Saved | null;
      return saved?.buildId === buildId() ? saved.replies : [];
    } catch {
      return [];
    }
  }

  return {
    save(userId, reply) {
      const others = read(userId).filter(
        ({ puzzle }) => puzzle.puzzleNumber !== reply.puzzle.puzzleNumber,
      );
      const saved: Saved = { buildId: buildId(), replies: [reply, ...others].slice(0, mostGames) };
      store.write(keyOf(userId), JSON.stringify(saved));
    },
    find<Reply extends GameReply>(userId: string, puzzleNumber: number) {
      return read(userId).find(({ puzzle }) => puzzle.puzzleNumber === puzzleNumber) as
        | Reply
        | undefined;
    },
    forget: (userId) => store.write(keyOf(userId), ''),
  };
}
