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
    const fetchLists = async () => {
      const [{ friendsQuery }, { activeDancesQuery }, { statsQuery }] = await Promise.all([
        import('../api/friends.ts'),
        import('../api/active-dances.ts'),
        import('../api/daily.ts'),
      ]);
      void cache.prefetchQuery({ ...friendsQuery(userId), retry: false });
      void cache.prefetchQuery({ ...activeDancesQuery, retry: false });
      // Once kept, they are looked at again wherever they are shown.
      if (!ownStats()) void cache.prefetchQuery({ ...statsQuery(today()), retry: false });
    };
    whenIdle(() => {
      fetchLists().catch(() => {});
    });
  };
  session.subscribe(look);
  look();
}
