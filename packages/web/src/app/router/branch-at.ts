import { type Location, matchRoutes } from 'react-router';
import type { AppRoute } from './app-route.ts';
import { tree } from './tree.tsx';

/** The routes that an address leads through, outermost first. */
export const branchAt = (location: Location): AppRoute[] =>
  (matchRoutes(tree, location) ?? []).flatMap(({ route }) => (route.handle as AppRoute) ?? []);
