import { Openers } from '../samples/Openers.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Switch } from '../switch/Switch.tsx';
import { playSound, setSoundEnabled, useSoundEnabled } from './sound.ts';
import { type SoundName, soundTones } from './sound-tones.ts';

export const section: SampleSection = { chapter: 'the-rest', order: 1, title: 'Sounds' };

const names = Object.keys(soundTones) as SoundName[];

export function Samples() {
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
