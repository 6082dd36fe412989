import { useState } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { TextArea } from './TextArea.tsx';

export const section: SampleSection = { chapter: 'controls', order: 5, title: 'Text areas' };

export function Samples() {
  return (
    <>
      <Sample name="Empty" canFocus>
        <Typed label="What’s on your mind?" text="" />
      </Sample>
      <Sample name="Filled">
        <Typed label="A few words" text="The wax smells of Sunday." />
      </Sample>
      <Sample name="Too long">
        <Typed label="Too many words" text={sampleText} max={80} />
      </Sample>
      <Sample name="Refused">
        <TextArea
          label="No words"
          value=""
          max={200}
          fault="Write a few words first."
          onChange={() => {}}
        />
      </Sample>
      <Sample name="Disabled">
        <TextArea label="Closed" value="Not now." max={200} disabled onChange={() => {}} />
      </Sample>
    </>
  );
}

interface TypedProps {
  label: string;
  text: string;
  max?: number;
}

function Typed({ label, text: first, max = 200 }: TypedProps) {
  const [text, setText] = useState(first);
  return (
    <TextArea
      label={label}
      hint="It stays here."
      value={text}
      max={max}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
