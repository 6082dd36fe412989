import { useSyncExternalStore } from 'react';
import type { BoardShape } from '../../../domain/swarm/board-layout.ts';

const query = '(min-width: 900px)';

/** A table that somebody has opened on a phone is tall. */
export const useBoardShape = (): BoardShape =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => (matchMedia(query).matches ? 'wide' : 'tall'),
  );
