export interface Friend {
  userId: string;
  displayName: string;
  isHere: boolean;
}

export interface HeadToHead {
  games: number;
  jinxes: number;
  /** The average over dances that ended in a jinx; null if there are none. */
  averageRounds: number | null;
  fewestRounds: number | null;
  /** Consecutive jinxes up to now. */
  run: number;
}

/** Their daily of today. `hidden`: you haven't finished yours. */
export type FriendToday = { rounds: number; tier: string } | 'noJinx' | 'hidden' | 'notPlayed';

/** A dance in progress is opened, not begun. */
export type DanceLabel = 'Dance' | 'Your turn' | 'See your dance';

export type FriendAction = 'dance' | 'nudge' | 'remove' | 'block';

/** Irreversible actions, which are confirmed. */
export type ConfirmedFriendAction = Extract<FriendAction, 'remove' | 'block'>;

/** Isolates right-to-left names (U+2068, U+2069). */
export const isolateBidi = (name: string): string => `\u2068${name}\u2069`;
