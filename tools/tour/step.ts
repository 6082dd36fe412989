import type { Page } from '@playwright/test';
import type { PlayerName } from './players.ts';

/** One screen in one state: how to get there, and which pictures to take. */
export interface Step {
  /** Lower case with hyphens; its pictures are named after it. */
  name: string;
  path: string;
  /** All widths in all themes and skins; all widths in both themes, the usual; or a single picture. */
  extent?: 'everything' | 'themes' | 'once' | undefined;
  /** Another look would undo the state, so it is reached anew for each. */
  anewForEachLook?: true;
  /** Also belongs into docs/pictures. */
  docs?: boolean;
  /** Who is looking; Clover Finder unless said otherwise. */
  player?: PlayerName;
  /** In per cent. */
  textSize?: number;
  /** What the browser has kept from earlier, besides the look. */
  kept?: Record<string, string>;
  /** Requests whose path begins like this are never answered: it shows what is seen while waiting. */
  holds?: string;
  /** Requests whose path begins like this fail, as without a network. */
  loses?: string;
  /** Lets things move; everywhere else the system asks for less motion. */
  motion?: true;
  /** The page as it is before, or without, any script. Always light, as a script makes it dark. */
  javaScript?: false;
  /** Errors in the console that this state brings about, besides those for what it loses. */
  allowedErrors?: RegExp[];
  /** What it takes to reach the state once the page is there: clicks, words, a wait for what shows. */
  prepare?(page: Page): Promise<unknown>;
}
