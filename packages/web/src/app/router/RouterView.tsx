import { type NavigationType, Router as RouterProvider, useRoutes } from 'react-router';
import { useStore } from '../../platform/store.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import type { Router } from './create-router.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './RouterView.module.css';

import { routeTree } from './route-tree.tsx';

/** Catches errors of the shell; the boundary inside it catches those of a screen. */
export function RouterView({ router }: { router: Router }) {
  const { current, pending, isReady } = useStore(router.state);
  return (
    <RouterProvider
      location={current.location}
      // React Router's enum has the same values.
      navigationType={current.action as NavigationType}
      navigator={router.navigator}
    >
      {isReady && pending && <NavigationProgress />}
      <ErrorBoundary>{isReady ? <Screens /> : <LoadingScreen />}</ErrorBoundary>
    </RouterProvider>
  );
}

function Screens() {
  return useRoutes(routeTree);
}

/** A progress bar while the code of the next screen loads. */
function NavigationProgress() {
  return <div className={styles.bar} role="progressbar" aria-label="Loading the next screen" />;
}
