import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Sample } from '../Sample.tsx';
import { sampleText } from '../samples.ts';

export function PanelSamples() {
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
