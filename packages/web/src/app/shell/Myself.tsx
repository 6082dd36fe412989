import { lazy, Suspense, useState } from 'react';
import { usePlayer } from '../../api/player.ts';
import { useOpenHere } from '../../platform/use-open-here.ts';
import { initialOf } from '../../ui/face-of.ts';
import styles from './Myself.module.css';

const SettingsSheet = lazy(() => import('../../features/settings/SettingsSheet.tsx'));

/** Who I am, and the way to everything that is mine to set. */
export function Myself() {
  const { displayName } = usePlayer();
  const { isOpen, open, close } = useOpenHere();
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
        <span className={styles.initial} aria-hidden="true">
          {initialOf(displayName)}
        </span>
        <span className={styles.name}>
          {displayName}
          <span className={styles.unseen}>, settings</span>
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
