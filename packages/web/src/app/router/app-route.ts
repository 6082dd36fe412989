import type { RoutePattern } from '../../platform/router/match-routes.ts';
import type { Guard } from '../guards.ts';
import type { LoadScreen } from './screens.ts';

export interface AppRoute extends RoutePattern {
  lazy?: LoadScreen;
  guard?: Guard;
  redirectTo?: string;
}
