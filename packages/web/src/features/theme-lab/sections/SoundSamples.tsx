import { Switch } from '../../../ui/Switch.tsx';
import { type SoundName, scores } from '../../../ui/sound/scores.ts';
import { play, turnSound, useSound } from '../../../ui/sound/sound.ts';
import { Sample } from '../Sample.tsx';
import { Openers } from './Openers.tsx';

const names = Object.keys(scores) as SoundName[];

export function SoundSamples() {
  const isOn = useSound();
  return (
    <>
      <Sample name="The setting itself">
        <Switch label="Sound" hint="Off until turned on." isOn={isOn} onTurn={turnSound} />
      </Sample>
      <Sample name="All sounds" note={isOn ? 'press to hear' : 'silent: sound is off'}>
        <Openers states={names} onOpen={play} />
      </Sample>
    </>
  );
}
