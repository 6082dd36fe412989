import { type NavigationType, Router, useRoutes } from 'react-router';
import { useStore } from '../../platform/store.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './RouterView.module.css';

import { routeTree } from './route-tree.tsx';
import { router } from './router.ts';

/** The boundary in the shell is for a screen that breaks; this one is for the shell. */
export function RouterView() {
  const { current: shown, pending: heading, isReady } = useStore(router.state);
  return (
    <Router
      location={shown.location}
      // An enum of theirs, with the same words.
      navigationType={shown.action as NavigationType}
      navigator={router.navigator}
    >
      {isReady && heading && <NavigationProgress />}
      <ErrorBoundary>{isReady ? <Screens /> : <LoadingScreen />}</ErrorBoundary>
    </Router>
  );
}

function Screens() {
  return useRoutes(routeTree);
}

/** Where the code of the next screen takes its time, the tap was heard all the same. */
function NavigationProgress() {
  return <div className={styles.bar} role="progressbar" aria-label="Loading the next screen" />;
}
