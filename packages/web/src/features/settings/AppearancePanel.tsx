import { useRef } from 'react';
import { chooseLook, followSystemTheme, useLook } from '../../theme/look.ts';
import { type Mode, type Skin, type TextSize, textSizes } from '../../theme/resolve-look.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { setSoundEnabled, useSoundEnabled } from '../../ui/sound/sound.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import styles from './AppearancePanel.module.css';

const modes: { value: Mode; name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'As the system' },
];

const skins: { value: Skin; name: string }[] = [
  { value: 'default', name: 'Honey' },
  { value: 'pink', name: 'Pink' },
];

const sizes = textSizes.map((size) => ({ value: String(size), name: `${size} %` }));

export function AppearancePanel() {
  const look = useLook();
  const isSoundOn = useSoundEnabled();
  return (
    <Stack gap={4}>
      <TextSizeControl />
      <Segmented
        legend="Theme"
        choices={modes}
        chosen={look.mode}
        onChoose={(mode) => (mode === 'system' ? followSystemTheme() : chooseLook({ mode }))}
      />
      <Segmented
        legend="Colour"
        choices={skins}
        chosen={look.skin}
        onChoose={(skin) => chooseLook({ skin })}
      />
      <Switch
        label="Less motion"
        hint="Nothing turns, flies or bounces. Your system’s own setting counts too."
        isOn={look.motion === 'reduced'}
        onTurn={(isOn) => chooseLook({ motion: isOn ? 'reduced' : 'full' })}
      />
      <Switch label="Sound" hint="Small ones." isOn={isSoundOn} onTurn={setSoundEnabled} />
    </Stack>
  );
}

/**
 * The way back from text that is too large: first on the page, in sight while the rest of it is scrolled, and still
 * there after a choice has moved everything.
 */
function TextSizeControl() {
  const { textSize } = useLook();
  const control = useRef<HTMLDivElement>(null);
  function choose(size: string): void {
    chooseLook({ textSize: Number(size) as TextSize });
    control.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div ref={control} className={styles.size} data-large={textSize > 100}>
      <Segmented legend="Text size" choices={sizes} chosen={String(textSize)} onChoose={choose} />
    </div>
  );
}
