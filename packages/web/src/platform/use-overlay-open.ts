import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * For what lies over any screen: it is open on the one where it was opened. Whatever leads elsewhere, the way
 * back too, closes it in the same breath, so that the focus is free for the new screen.
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
