import { playSound, setSoundEnabled, useSoundEnabled } from '../../../ui/sound/sound.ts';
import { type SoundName, soundTones } from '../../../ui/sound/sound-tones.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { Sample } from '../Sample.tsx';
import { Openers } from './Openers.tsx';

const names = Object.keys(soundTones) as SoundName[];

export function SoundSamples() {
  const isOn = useSoundEnabled();
  return (
    <>
      <Sample name="The setting itself">
        <Switch label="Sound" hint="Off until turned on." isOn={isOn} onTurn={setSoundEnabled} />
      </Sample>
      <Sample name="All sounds" note={isOn ? 'press to hear' : 'silent: sound is off'}>
        <Openers states={names} onOpen={playSound} />
      </Sample>
    </>
  );
}
