/** A player who reconnects within this time (a reload, a change of servers) is never announced as away. */
const graceMs = 2000;

interface PresenceDebouncer {
  arrived(playerId: string): void;
  /** The last stream of a player at this server has closed. */
  departed(playerId: string): void;
  stop(): void;
}

/** Reports that a player has come or gone once the state has lasted. */
export function debouncePresence(announce: (playerId: string) => void): PresenceDebouncer {
  const here = new Set<string>();
  const leaving = new Map<string, NodeJS.Timeout>();

  return {
    arrived(playerId) {
      clearTimeout(leaving.get(playerId));
      // A client that fetched in between has seen them away, so their return is announced again.
      const isBack = leaving.delete(playerId);
      if (here.has(playerId) && !isBack) return;
      here.add(playerId);
      announce(playerId);
    },
    departed(playerId) {
      if (!here.has(playerId) || leaving.has(playerId)) return;
      const timer = setTimeout(() => {
        leaving.delete(playerId);
        here.delete(playerId);
        announce(playerId);
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
