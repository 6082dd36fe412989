import type { Guard } from '../guards.ts';
import type { LoadScreen } from './screens.ts';

export interface AppRoute {
  path?: string;
  index?: true;
  lazy?: LoadScreen;
  guard?: Guard;
  redirectTo?: string;
  children?: AppRoute[];
}
