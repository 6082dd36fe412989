import { MutedText } from '../layout/MutedText.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { Panel } from './Panel.tsx';

export const section: SampleSection = { chapter: 'the-rest', order: 2, title: 'Panels' };

export function Samples() {
  return (
    <Sample name="One after the other">
      <Panel title="Appearance">
        <MutedText>Light or dark, as you like.</MutedText>
      </Panel>
      <Panel title="Your data, and everything else that a heading could go on about">
        <p>{sampleText}</p>
      </Panel>
    </Sample>
  );
}
