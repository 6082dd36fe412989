import { applyLook, currentLook } from './apply-look.ts';

/** How many rows the start page showed last; absent for a newcomer. */
export const homeRowsKey = 'home.rows';

/** Before the first paint, against a flash of the wrong theme and against content that moves. */
export function applySavedLook(): void {
  try {
    applyLook(currentLook((key) => localStorage.getItem(key)));
    reserveHomeRows(localStorage.getItem(homeRowsKey));
  } catch {
    // No storage: the page's own attributes stand.
  }
}

/** The start page leaves room for as many rows; see SplashScreen.module.css. */
export function reserveHomeRows(count: string | null): void {
  const { dataset } = document.documentElement;
  if (count === null) delete dataset.homeRows;
  else dataset.homeRows = count;
}
