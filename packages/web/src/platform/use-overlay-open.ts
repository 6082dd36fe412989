import { useState } from 'react';
import { useLocation } from './router/router-context.tsx';

/**
 * For an overlay that may lie over any screen: navigation closes it in the same render, so that the new screen
 * can take the focus.
 */
export function useOverlayOpen() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === pathname;
  if (openedAt !== undefined && !isOpen) setOpenedAt(undefined);
  return {
    isOpen,
    open: () => setOpenedAt(pathname),
    close: () => setOpenedAt(undefined),
  };
}
