import { QueryClientProvider } from '@tanstack/react-query';
import { PlayerIdContext } from '../api/player.ts';
import { useStore } from '../platform/store.ts';
import { useKeptFocus } from './keep-focus.ts';
import { useSignals } from './live/use-signals.ts';
import { RouterView } from './router/RouterView.tsx';
import { numberOf } from './session/query-cache.ts';
import { session } from './session/session.ts';

export function App() {
  const { cache, ...current } = useStore(session);
  const userId = current.status === 'open' ? current.userId : undefined;

  useSignals(userId, cache);

  // The key makes another identity begin with fresh screens: an observer stays with the cache it was born to.
  return (
    <QueryClientProvider key={numberOf(cache)} client={cache}>
      <KeptFocus />
      <PlayerIdContext value={userId}>
        <RouterView />
      </PlayerIdContext>
    </QueryClientProvider>
  );
}

function KeptFocus() {
  useKeptFocus();
  return null;
}
