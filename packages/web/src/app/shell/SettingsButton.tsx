import { lazy, Suspense, useState } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { useOverlayOpen } from '../../platform/use-overlay-open.ts';
import { initialOf } from '../../ui/avatar/avatar-face.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './SettingsButton.module.css';

const SettingsSheet = lazy(() => import('../../features/settings/SettingsSheet.tsx'));

export function SettingsButton() {
  const { displayName } = usePlayer();
  const { isOpen, open, close } = useOverlayOpen();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.myself}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          open();
        }}
      >
        <span aria-hidden="true">{initialOf(displayName)}</span>
        <span className={styles.name}>
          {displayName}
          <VisuallyHidden>, settings</VisuallyHidden>
        </span>
      </button>
      {wasOpened && (
        <Suspense>
          <SettingsSheet isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
