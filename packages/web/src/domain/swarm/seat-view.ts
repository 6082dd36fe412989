import type { FaceNumber } from '../../ui/avatar/avatar-face.ts';

/** Somebody in a swarm, as screens show them. */
export interface SeatView {
  seatId: string;
  name: string;
  face?: FaceNumber | undefined;
  isBee?: boolean;
  isYou?: boolean;
}

/** A name at the beginning of a sentence: “you” becomes “You”. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
