import { motionAllowed } from '../motion.ts';

/** Where there is something to buzz. A browser that nobody has touched yet would complain. */
export function buzz(): void {
  if (motionAllowed() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([30, 60, 40]);
}
