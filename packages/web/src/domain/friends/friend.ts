export interface Friend {
  userId: string;
  displayName: string;
  isHere: boolean;
}

/** All dances of the two so far. */
export interface HeadToHead {
  games: number;
  jinxes: number;
  /** Over the dances that ended in a jinx; none yet, none known. */
  averageRounds: number | null;
  fewestRounds: number | null;
  /** Jinxes in a row, up to now. */
  run: number;
}

/**
 * Their daily of today. `hidden`: you haven't finished yours, so you don't see theirs.
 * The tier is a word to be shown: "Excellent".
 */
export type FriendToday = { rounds: number; tier: string } | 'noJinx' | 'hidden' | 'notPlayed';

/** What the button for a dance says: one that is under way is gone to, not begun. */
export type DanceLabel = 'Dance' | 'Your turn' | 'See your dance';

export type FriendAction = 'dance' | 'nudge' | 'remove' | 'block';

/** What can't be taken back by a second press is asked about, once. */
export type ConfirmedFriendAction = Extract<FriendAction, 'remove' | 'block'>;

/** Keeps a name that runs from right to left from turning the sentence around it. */
export const isolateBidi = (name: string): string => `\u2068${name}\u2069`;
