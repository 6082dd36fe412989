import { type RefObject, useEffect } from 'react';
import { trackGaze } from './gaze-tracker.ts';

/** The eyes of this bee follow the pointer, and the caret while someone types. */
export function useGaze(bee: RefObject<SVGElement | null>, follows: boolean): void {
  useEffect(() => {
    if (follows && bee.current) return trackGaze(bee.current);
  }, [bee, follows]);
}
