import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { routes } from '../routes.ts';
import { Shell } from '../shell/Shell.tsx';
import type { AppRoute } from './app-route.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { getLoadedScreen, type LoadScreen } from './screens.ts';

/** The addresses in the form that React Router matches and shows, with the shell around them. */
export const routeTree: RouteObject[] = [
  {
    element: <Shell />,
    children: [{ element: <ScreenOutlet />, children: routes.map(asRouteObject) }],
  },
];

/** Where the screens are shown: the shell stays around one that breaks. */
function ScreenOutlet() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

function asRouteObject(route: AppRoute): RouteObject {
  const { path, index, lazy, children } = route;
  const element = lazy ? <LazyScreen load={lazy} /> : <Outlet />;
  if (index) return { index, element, handle: route };
  return {
    element,
    handle: route,
    ...(path !== undefined && { path }),
    ...(children && { children: children.map(asRouteObject) }),
  };
}

function LazyScreen({ load }: { load: LoadScreen }) {
  const Screen = getLoadedScreen(load);
  return Screen && <Screen />;
}
