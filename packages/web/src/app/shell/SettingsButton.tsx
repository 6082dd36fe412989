import { useEffect } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { initialOf } from '../../ui/avatar/avatar-face.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { closeSettings, settingsOpenPath } from './open-settings.ts';
import styles from './SettingsButton.module.css';

/** The sheet is one of the overlays. It is closed when the player changes. */
export function SettingsButton() {
  const { displayName } = usePlayer();
  const { pathname } = useLocation();
  useEffect(() => closeSettings, []);
  return (
    <button
      type="button"
      className={styles.myself}
      aria-haspopup="dialog"
      onClick={() => settingsOpenPath.set(pathname)}
    >
      <span aria-hidden="true">{initialOf(displayName)}</span>
      <span className={styles.name}>
        {displayName}
        <VisuallyHidden>, settings</VisuallyHidden>
      </span>
    </button>
  );
}
