import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { homeRowsKey, reserveHomeRows } from '../../theme/first-paint.ts';

/** For the next visit, whose first paint leaves room for as many. Undefined for a newcomer. */
export function saveHomeRowCount(count: number | undefined): void {
  if (count === undefined) safeLocalStorage.remove(homeRowsKey);
  else safeLocalStorage.write(homeRowsKey, String(count));
  reserveHomeRows(count === undefined ? null : String(count));
}
