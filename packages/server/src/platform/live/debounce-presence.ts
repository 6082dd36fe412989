/** Whoever is back within this time is never told to be away: a reload, a change of servers. */
const graceMs = 2000;

interface PresenceDebouncer {
  arrived(playerId: string): void;
  /** The last stream of a player at this server has closed. */
  departed(playerId: string): void;
  stop(): void;
}

/** Reports that a player has come or gone once the state has lasted. */
export function debouncePresence(tell: (playerId: string) => void): PresenceDebouncer {
  const here = new Set<string>();
  const leaving = new Map<string, NodeJS.Timeout>();

  return {
    arrived(playerId) {
      clearTimeout(leaving.get(playerId));
      // Whoever looked in between has seen them gone, and would go on believing it.
      const isBack = leaving.delete(playerId);
      if (here.has(playerId) && !isBack) return;
      here.add(playerId);
      tell(playerId);
    },
    departed(playerId) {
      if (!here.has(playerId) || leaving.has(playerId)) return;
      const timer = setTimeout(() => {
        leaving.delete(playerId);
        here.delete(playerId);
        tell(playerId);
      }, graceMs);
      leaving.set(playerId, timer.unref());
    },
    stop() {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      here.clear();
    },
  };
}
