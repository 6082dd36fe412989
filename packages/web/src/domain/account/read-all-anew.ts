import type { QueryClient } from '@tanstack/react-query';
import { clearSavedGames } from '../play/offline/saved-games.ts';

/** Games that the player had a moment ago are another's: what is cached is dropped, as replies may have older versions. */
export function readAllAnew(cache: QueryClient, userId: string): Promise<void> {
  clearSavedGames(userId);
  return cache.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'player' });
}
