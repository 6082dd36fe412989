import type { Page } from '@playwright/test';
import type { GameServer } from '../services/game-server.ts';
import type { PlayerName } from './players.ts';

/** One screen in one state: how to get there, and which pictures to take. */
export interface Step {
  /** Lower case with hyphens; its pictures are named after it. */
  name: string;
  path: string;
  /** All widths in all themes and skins; all widths in both themes (the default); or a single picture. */
  extent?: 'everything' | 'themes' | 'once' | undefined;
  /** Changing the look would undo the state, so the page is opened again for each look. */
  freshPerLook?: true;
  /** Also belongs into docs/pictures. */
  docs?: boolean;
  /** Who is signed in; Clover Finder by default. */
  player?: PlayerName;
  /** In per cent. */
  textSize?: number;
  /** Entries of localStorage, besides the look. */
  localStorage?: Record<string, string>;
  /** Requests whose path begins like this are never answered: shows the loading state. */
  stalls?: string;
  /** Requests whose path begins like this fail, as without a network. */
  loses?: string;
  /** Without scripts. Always light, as a script sets the theme. */
  javaScript?: false;
  /** Expected errors in the console, besides those for what it loses. */
  allowedErrors?: RegExp[];
  /** Brings the page into the state: clicks, words, waiting for what it shows. */
  prepare?: ((page: Page, server: GameServer) => Promise<unknown>) | undefined;
}

type SharedOptions = Omit<Step, 'name' | 'prepare'>;

/** For steps that share their path, player and other options. */
export const stepsWith =
  (shared: SharedOptions) =>
  (name: string, prepare?: Step['prepare'], own: Partial<SharedOptions> = {}): Step => ({
    ...shared,
    ...own,
    name,
    prepare,
  });

export const waitForHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).waitFor();

export const waitForText = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();
