import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { SettingsPanels } from './SettingsPanels.tsx';

/** Over any screen, so that a game needn't be left for them. */
export default function SettingsSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  useLeaving(onClose);
  return (
    <Sheet title="Settings" isOpen={isOpen} onClose={onClose}>
      <SettingsPanels />
    </Sheet>
  );
}

/** Whoever follows one of its links has left it. */
function useLeaving(onClose: () => void): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    onClose();
  }, [pathname, onClose]);
}
