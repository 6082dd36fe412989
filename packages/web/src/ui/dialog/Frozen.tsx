import { memo, type ReactNode } from 'react';

interface FrozenProps {
  isFrozen: boolean;
  children: ReactNode;
}

/** While frozen it shows what it showed before: what is leaving doesn't change on its way out. */
export const Frozen = memo(
  ({ children }: FrozenProps) => children,
  (_before, { isFrozen }) => isFrozen,
);
