import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { chooseLook, useLook } from '../../theme/look.ts';
import type { Mode, Skin } from '../../theme/resolve-look.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import styles from './ThemePanel.module.css';
import { themePanelKey } from './theme-panel-visibility.ts';

const modes: { value: Mode; name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
];

const skins: { value: Skin; name: string }[] = [
  { value: 'default', name: 'Default' },
  { value: 'pink', name: 'Pink' },
];

export default function ThemePanel() {
  const { mode, theme, skin } = useLook();
  const toggled = theme === 'dark' ? 'light' : 'dark';
  return (
    <aside className={styles.panel} aria-label="Theme, for developers">
      <Segmented
        legend="Mode"
        choices={modes}
        chosen={mode}
        onChoose={(mode) => chooseLook({ mode })}
      />
      <Segmented
        legend="Skin"
        choices={skins}
        chosen={skin}
        onChoose={(skin) => chooseLook({ skin })}
      />
      <p className={styles.buttons}>
        <button type="button" onClick={() => chooseLook({ mode: toggled })}>
          Toggle
        </button>
        <button type="button" onClick={() => safeLocalStorage.write(themePanelKey, 'true')}>
          Pin
        </button>
        <button type="button" onClick={() => safeLocalStorage.write(themePanelKey, 'false')}>
          Unpin
        </button>
      </p>
    </aside>
  );
}
