import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { OutletContext, RouterContext } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/store.ts';
import { aWhileMs, LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { AppRoute } from './app-route.ts';
import type { Router } from './create-router.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { matchAppRoutes } from './match-app-routes.ts';
import { NotifyHydrated } from './NotifyHydrated.tsx';
import styles from './RouterView.module.css';
import { getLoadedScreen, type LoadScreen } from './screens.ts';

/** Catches errors of the shell; the boundary inside it catches those of a screen. */
export function RouterView({ router }: { router: Router }) {
  const { current, pending, isReady } = useStore(router.state);
  const { branch, params } = useMemo(() => matchAppRoutes(current.location), [current.location]);
  const { navigator } = router;
  const context = useMemo(() => ({ ...current, navigator, params }), [current, navigator, params]);
  return (
    <RouterContext value={context}>
      {isReady && pending && <NavigationProgress />}
      <ErrorBoundary>
        {isReady ? (
          <Shell>
            <ScreenBoundary>{nest(branch)}</ScreenBoundary>
          </Shell>
        ) : (
          <LoadingScreen />
        )}
      </ErrorBoundary>
    </RouterContext>
  );
}

/** Keeps the shell around a screen that throws. */
function ScreenBoundary({ children }: { children: ReactNode }) {
  useEarlyHydration();
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <NotifyHydrated />
      </Suspense>
    </ErrorBoundary>
  );
}

/** React hydrates what is inside a boundary when it is idle. An update from above makes it hydrate with the rest. */
function useEarlyHydration(): void {
  const [, update] = useState(false);
  useEffect(() => startTransition(() => update(true)), []);
}

/** Each screen inside the layout before it. */
function nest([outermost, ...inner]: readonly AppRoute[]): ReactNode {
  if (!outermost) return null;
  if (!outermost.lazy) return nest(inner);
  return (
    <OutletContext value={nest(inner)}>
      <LazyScreen load={outermost.lazy} />
    </OutletContext>
  );
}

function LazyScreen({ load }: { load: LoadScreen }) {
  const Screen = getLoadedScreen(load);
  return Screen && <Screen />;
}

/** While the next screen loads: a progress bar, and after a moment the loading bee over the screen that is left. */
function NavigationProgress() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, aWhileMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={styles.bar} role="progressbar" aria-label="Loading the next screen" />
      {isSlow && (
        <div className={styles.over}>
          <LoadingScreen isLong />
        </div>
      )}
    </>
  );
}
