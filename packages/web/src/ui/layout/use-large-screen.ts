import { useSyncExternalStore } from 'react';
import { useLook } from '../../theme/look.ts';

/** In CSS pixels at a text size of 100 %; `@media (min-width: 1440px)` in the style sheets. */
const largeScreenPx = 1440;

/**
 * Whether there is room for columns side by side, for screens that hold something else where there is. Larger
 * text needs a larger screen.
 */
export function useLargeScreen(): boolean {
  const { textSize } = useLook();
  const query = `(min-width: ${(largeScreenPx * textSize) / 100}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
