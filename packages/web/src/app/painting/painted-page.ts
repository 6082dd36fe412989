import type { Player } from '@bee-jinx/contract/browser';

/** The id of the data block at the end of a painted page. */
export const paintedDataId = 'painted';

/** What a page was painted from, in a form that JSON can hold. */
export interface PaintedPage {
  /** Missing for a visitor without a session. */
  player?: Player;
  /** A screen that needs a player was painted for a visitor who isn't one yet. */
  isGuest?: true;
  /** Replies of the API by their address. */
  replies: Record<string, unknown>;
}
