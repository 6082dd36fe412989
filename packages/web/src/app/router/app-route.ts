import type { Guard } from '../guards.ts';
import type { LoadScreen } from './screens.ts';

/** An address, or a part of one, and what is there. */
export interface AppRoute {
  path?: string;
  index?: true;
  lazy?: LoadScreen;
  guard?: Guard;
  /** There is nothing here; it is somewhere else. */
  redirectTo?: string;
  children?: AppRoute[];
}
