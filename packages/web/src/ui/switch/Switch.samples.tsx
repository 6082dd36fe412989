import { type ComponentProps, useState } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { Switch } from './Switch.tsx';

export const section: SampleSection = { chapter: 'controls', order: 7, title: 'Switches' };

export function Samples() {
  return (
    <>
      <Sample name="Off" canFocus>
        <Turned label="Sound" hint="Small ones." />
      </Sample>
      <Sample name="On">
        <Turned label="Less motion" isOn />
      </Sample>
      <Sample name="Busy">
        <Turned label="Count me, busy" isOn isBusy />
      </Sample>
      <Sample name="Refused">
        <Turned label="Count me, refused" fault="That wasn’t kept. Try again." />
      </Sample>
      <Sample name="Disabled">
        <Turned label="Sound, disabled" isDisabled />
        <Turned label="Sound, disabled and on" isOn isDisabled />
      </Sample>
      <Sample name="Long text">
        <Turned label={sampleText} hint={sampleText} />
      </Sample>
    </>
  );
}

type TurnedProps = Omit<ComponentProps<typeof Switch>, 'isOn' | 'onTurn'> & { isOn?: boolean };

function Turned({ isOn: first = false, ...rest }: TurnedProps) {
  const [isOn, setOn] = useState(first);
  return <Switch {...rest} isOn={isOn} onTurn={setOn} />;
}
