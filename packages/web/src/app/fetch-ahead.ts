import { activeDancesQuery } from '../api/active-dances.ts';
import { statsQuery } from '../api/daily.ts';
import { friendsQuery } from '../api/friends.ts';
import { ownStats } from '../api/own-stats.ts';
import { today } from '../platform/today.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { session } from './session/session.ts';

/** The lists that most screens come to next. What goes wrong here is asked for again by whoever needs it. */
export function fetchAhead(): void {
  let seen: string | undefined;
  const look = () => {
    const current = session.get();
    if (current.status !== 'open' || current.userId === seen) return;
    const { userId, cache } = current;
    seen = userId;
    whenIdle(() => {
      void cache.prefetchQuery({ ...friendsQuery(userId), retry: false });
      void cache.prefetchQuery({ ...activeDancesQuery, retry: false });
      // Once kept, they are looked at again wherever they are shown.
      if (!ownStats()) void cache.prefetchQuery({ ...statsQuery(today()), retry: false });
    });
  };
  session.subscribe(look);
  look();
}
