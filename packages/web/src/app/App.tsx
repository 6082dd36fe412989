import { QueryClientProvider } from '@tanstack/react-query';
import { PlayerIdContext } from '../domain/account/player.ts';
import { useStore } from '../platform/store.ts';
import { useSignals } from './live/use-signals.ts';
import { useRestoreFocus } from './restore-focus.ts';
import { RouterView } from './router/RouterView.tsx';
import { cacheIdOf } from './session/query-cache.ts';
import { session } from './session/session.ts';

export function App() {
  const { cache, ...current } = useStore(session);
  const userId = current.status === 'open' ? current.userId : undefined;

  useSignals(userId, cache);

  // The key makes another identity begin with fresh screens: an observer stays with the cache it was born to.
  return (
    <QueryClientProvider key={cacheIdOf(cache)} client={cache}>
      <RestoreFocus />
      <PlayerIdContext value={userId}>
        <RouterView />
      </PlayerIdContext>
    </QueryClientProvider>
  );
}

function RestoreFocus() {
  useRestoreFocus();
  return null;
}
