import { type Location, matchRoutes } from 'react-router';
import type { AppRoute } from './app-route.ts';
import { routeTree } from './route-tree.tsx';

/** Outermost first. */
export const matchAppRoutes = (location: Location): AppRoute[] =>
  (matchRoutes(routeTree, location) ?? []).flatMap(({ route }) => (route.handle as AppRoute) ?? []);
