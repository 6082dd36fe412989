import { Panel } from '../../../ui/panel/Panel.tsx';
import { Sample } from '../Sample.tsx';
import { sampleText } from '../samples.ts';

export function PanelSamples() {
  return (
    <Sample name="One after the other">
      <Panel title="Appearance">
        <p>Light or dark, as you like.</p>
      </Panel>
      <Panel title="Your data, and everything else that a heading could go on about">
        <p>{sampleText}</p>
      </Panel>
    </Sample>
  );
}
