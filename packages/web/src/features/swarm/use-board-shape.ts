import { useSyncExternalStore } from 'react';
import type { BoardShape } from '../../domain/swarm/board-layout.ts';

/** Wide where the media query holds: a large screen, or a phone on its side. */
export const useBoardShape = (wideWhere: string): BoardShape =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(wideWhere);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => (matchMedia(wideWhere).matches ? 'wide' : 'tall'),
  );

/** A table that somebody has opened on a phone is tall. */
export const useTableShape = (): BoardShape => useBoardShape('(min-width: 900px)');
