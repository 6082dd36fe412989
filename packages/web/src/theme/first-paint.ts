import { applyLook, currentLook } from './apply-look.ts';

/*
 * A script of its own in the page's head, run before anything is painted: nobody sees the wrong theme
 * flash by. The content policy allows no inline script, so the build makes it a small file.
 */
try {
  applyLook(currentLook((key) => localStorage.getItem(key)));
} catch {
  // No storage: the page's own attributes stand.
}
