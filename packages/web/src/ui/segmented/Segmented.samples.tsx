import { type ComponentProps, useState } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Segmented } from './Segmented.tsx';

export const section: SampleSection = { chapter: 'controls', order: 6, title: 'Segmented' };

const two = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];
const four = ['Idea', 'Bug', 'Praise', 'Other'].map((name) => ({ value: name, name }));
const six = ['100 %', '115 %', '130 %', '150 %', '175 %', '200 %'].map((name) => ({
  value: name,
  name,
}));
const oneClosed = [
  { value: 'open', name: 'Open' },
  { value: 'closed', name: 'Closed', isDisabled: true },
];
const long = [
  { value: 'one', name: 'Only the people I have danced with' },
  { value: 'other', name: 'Everybody in all of my hives' },
];

export function Samples() {
  return (
    <>
      <Sample name="Two" canFocus>
        <Chosen legend="Theme" choices={two} />
      </Sample>
      <Sample name="Four">
        <Chosen legend="Kind" choices={four} />
      </Sample>
      <Sample name="Six">
        <Chosen legend="Text size" choices={six} hint="Of the browser’s own." />
      </Sample>
      <Sample name="Busy" note="can be changed meanwhile">
        <Chosen legend="Theme, busy" choices={two} isBusy />
      </Sample>
      <Sample name="Refused">
        <Chosen legend="Theme, refused" choices={two} fault="That wasn’t kept. Try again." />
      </Sample>
      <Sample name="One disabled">
        <Chosen legend="Door" choices={oneClosed} />
      </Sample>
      <Sample name="Disabled">
        <Chosen legend="Theme, disabled" choices={two} isDisabled />
      </Sample>
      <Sample name="Long text">
        <Chosen legend="Who sees my results" choices={long} />
      </Sample>
    </>
  );
}

type ChosenProps = Omit<ComponentProps<typeof Segmented<string>>, 'chosen' | 'onChoose'>;

function Chosen(props: ChosenProps) {
  const [chosen, setChosen] = useState(props.choices[0]?.value ?? '');
  return <Segmented {...props} chosen={chosen} onChoose={setChosen} />;
}
