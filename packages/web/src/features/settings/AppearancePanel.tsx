import { chooseLook, followsSystem, useLook } from '../../theme/look.ts';
import { type Mode, type Skin, type TextSize, textSizes } from '../../theme/resolve-look.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { setSoundEnabled, useSoundEnabled } from '../../ui/sound/sound.ts';
import { Switch } from '../../ui/switch/Switch.tsx';

const modes: { value: Mode; name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  // Unless the build follows the system, it would equal "Light".
  ...(followsSystem ? [{ value: 'system' as const, name: 'System' }] : []),
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
    <Panel title="Looks and sound">
      <Segmented
        legend="Theme"
        choices={modes}
        chosen={look.mode}
        onChoose={(mode) => chooseLook({ mode })}
      />
      <Segmented
        legend="Colour"
        choices={skins}
        chosen={look.skin}
        onChoose={(skin) => chooseLook({ skin })}
      />
      <Segmented
        legend="Text size"
        choices={sizes}
        chosen={String(look.textSize)}
        onChoose={(size) => chooseLook({ textSize: Number(size) as TextSize })}
      />
      <Switch
        label="Less motion"
        hint="Nothing turns, flies or bounces. Your system’s own setting counts too."
        isOn={look.motion === 'reduced'}
        onTurn={(isOn) => chooseLook({ motion: isOn ? 'reduced' : 'full' })}
      />
      <Switch label="Sound" hint="Small ones." isOn={isSoundOn} onTurn={setSoundEnabled} />
    </Panel>
  );
}
