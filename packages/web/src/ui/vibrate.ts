import { isMotionAllowed } from './motion.ts';

/** Not with reduced motion. A browser logs a warning when it is asked to vibrate before the first touch. */
export function vibrate(pattern: number | number[]): void {
  if (isMotionAllowed() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
