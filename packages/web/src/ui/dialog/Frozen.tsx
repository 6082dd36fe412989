import { memo, type ReactNode } from 'react';

interface FrozenProps {
  isFrozen: boolean;
  children: ReactNode;
}

/** Keeps what it showed while it fades out. */
export const Frozen = memo(
  ({ children }: FrozenProps) => children,
  (_before, { isFrozen }) => isFrozen,
);
