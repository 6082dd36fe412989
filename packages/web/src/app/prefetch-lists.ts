import { friendsQuery } from '../domain/friends/friends.ts';
import { activeDancesQuery } from '../domain/play/active-dances.ts';
import { statsQuery } from '../domain/play/daily.ts';
import { loadOwnStats } from '../domain/play/own-stats.ts';
import { today } from '../platform/today.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { session } from './session/session.ts';

/** The lists that most screens come to next. What goes wrong here is asked for again by whoever needs it. */
export function prefetchLists(): void {
  let prefetchedFor: string | undefined;
  const prefetchForPlayer = () => {
    const current = session.get();
    if (current.status !== 'open' || current.userId === prefetchedFor) return;
    const { userId, cache } = current;
    prefetchedFor = userId;
    whenIdle(() => {
      void cache.prefetchQuery({ ...friendsQuery(userId), retry: false });
      void cache.prefetchQuery({ ...activeDancesQuery, retry: false });
      // Once kept, they are looked at again wherever they are shown.
      if (!loadOwnStats()) void cache.prefetchQuery({ ...statsQuery(today()), retry: false });
    });
  };
  session.subscribe(prefetchForPlayer);
  prefetchForPlayer();
}
