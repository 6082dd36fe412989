import type { Act } from '../tally.ts';

/** Somebody who does one thing after the other, each when asked to. */
export interface Player {
  act(): Promise<Act>;
  /** After an act that nobody answered: whatever was under way is left alone. */
  startOver(): void;
}
