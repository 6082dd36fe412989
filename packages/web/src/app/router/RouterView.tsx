import { type NavigationType, Router, useRoutes } from 'react-router';
import { useStore } from '../../platform/store.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { router } from './router.ts';
import { tree } from './tree.tsx';

/** The boundary in the shell is for a screen that breaks; this one is for the shell. */
export function RouterView() {
  const { shown, heading, isReady } = useStore(router.state);
  return (
    <Router
      location={shown.location}
      // An enum of theirs, with the same words.
      navigationType={shown.how as NavigationType}
      navigator={router.navigator}
    >
      {isReady && heading && <OnTheWay />}
      <ErrorBoundary>{isReady ? <Screens /> : <LoadingScreen />}</ErrorBoundary>
    </Router>
  );
}

function Screens() {
  return useRoutes(tree);
}
