import { createContext, use } from 'react';

/** Below this many pixels the thin lines would only be noise. */
export const smallBelow = 44;

/** Whether the bee is drawn small: fewer lines, and thicker ones. */
export const SmallContext = createContext(false);

export function useSmall(): boolean {
  return use(SmallContext);
}
