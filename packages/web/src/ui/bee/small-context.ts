import { createContext, use } from 'react';

export const smallBelow = 44;

/** Fewer and thicker lines. */
export const SmallContext = createContext(false);

export function useSmall(): boolean {
  return use(SmallContext);
}
