import { isMotionAllowed } from '../../ui/motion.ts';

/** Where there is something to buzz. A browser that nobody has touched yet would complain. */
export function vibrate(): void {
  if (isMotionAllowed() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.([30, 60, 40]);
}
