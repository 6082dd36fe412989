import { Suspense, startTransition, useEffect, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { paintedScreens } from '../painting/painted-screens.ts';
import { routes } from '../routes.ts';
import { Shell } from '../shell/Shell.tsx';
import type { AppRoute } from './app-route.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotifyHydrated } from './NotifyHydrated.tsx';
import { getLoadedScreen, type LoadScreen } from './screens.ts';

/** The addresses in React Router's form, inside the shell. */
export const routeTree: RouteObject[] = [
  {
    element: <Shell />,
    children: [{ element: <ScreenOutlet />, children: shownRoutes().map(asRouteObject) }],
  },
];

/** The painter matches an address for every page it paints, and most of the time would go to addresses it never paints. */
function shownRoutes(): AppRoute[] {
  if (!import.meta.env.VITE_IS_PAINTER) return routes;
  return routes.filter(({ index, path }) => index || Object.hasOwn(paintedScreens, `/${path}`));
}

/** Keeps the shell around a screen that throws. */
function ScreenOutlet() {
  useEarlyHydration();
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
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
