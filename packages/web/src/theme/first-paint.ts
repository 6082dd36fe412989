import { applyLook, currentLook } from './apply-look.ts';

/** Before the first paint, against a flash of the wrong theme. */
export function applySavedLook(): void {
  try {
    applyLook(currentLook((key) => localStorage.getItem(key)));
  } catch {
    // No storage: the page's own attributes stand.
  }
}
