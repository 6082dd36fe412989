import type { FaceNumber } from '../../ui/avatar/avatar-face.ts';

/** Somebody in a swarm, as screens show them. */
export interface SeatView {
  seatId: string;
  name: string;
  face?: FaceNumber | undefined;
  isBee?: boolean;
  isYou?: boolean;
}
