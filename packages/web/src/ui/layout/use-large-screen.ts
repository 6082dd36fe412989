import { useSyncExternalStore } from 'react';
import { useLook } from '../../theme/look.ts';
import { largeScreenQuery } from './large-screen.ts';

/**
 * Whether there is room for columns side by side, for screens that hold something else where there is.
 * A painted page is for a small one, until the browser has looked.
 */
export function useLargeScreen(): boolean {
  const { textSize } = useLook();
  const query = largeScreenQuery(textSize);
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
