import { type RefObject, useEffect } from 'react';
import { trackGaze } from './gaze-tracker.ts';

export function useGaze(bee: RefObject<SVGElement | null>, follows: boolean): void {
  useEffect(() => {
    if (follows && bee.current) return trackGaze(bee.current);
  }, [bee, follows]);
}
