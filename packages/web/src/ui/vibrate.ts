import { isMotionAllowed } from './motion.ts';

/** What is felt the same on every screen. */
export const vibrationPatterns = {
  urgent: [60, 40, 60],
  nudge: [80, 60, 80, 60, 160],
  jinx: [30, 60, 40],
};

/** Not with reduced motion. A browser logs a warning when it is asked to vibrate before the first touch. */
export function vibrate(pattern: number | number[]): void {
  if (isMotionAllowed() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
