import { applyLook, currentLook } from './apply-look.ts';

/** Before anything is painted, so that nobody sees the wrong theme flash by. */
export function applySavedLook(): void {
  try {
    applyLook(currentLook((key) => localStorage.getItem(key)));
  } catch {
    // No storage: the page's own attributes stand.
  }
}
