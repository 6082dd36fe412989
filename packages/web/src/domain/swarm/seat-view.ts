import type { FaceNumber } from '../../ui/avatar/avatar-face.ts';

/** Somebody in a swarm, as screens show them. */
export interface SeatView {
  seatId: string;
  name: string;
  face?: FaceNumber | undefined;
  isBee?: boolean;
  isYou?: boolean;
}

/** At the beginning of a sentence: “you” becomes “You”. A player's own name, which is isolated, stays as they write it. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
