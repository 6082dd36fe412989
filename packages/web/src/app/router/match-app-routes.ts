import { matchRoutes, type RouteMatch } from '../../platform/router/match-routes.ts';
import { routes } from '../routes.ts';
import type { AppRoute } from './app-route.ts';

const nothing: RouteMatch<AppRoute> = { branch: [], params: {} };

export const matchAppRoutes = ({ pathname }: { pathname: string }): RouteMatch<AppRoute> =>
  matchRoutes(routes, pathname) ?? nothing;
