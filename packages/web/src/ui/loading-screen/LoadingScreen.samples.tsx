import { LoadingBee } from '../bee/LoadingBee.tsx';
import { BusyDots } from '../busy-dots/BusyDots.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

export const section: SampleSection = { chapter: 'the-bee', order: 4, title: 'Loading' };

export function Samples() {
  return (
    <>
      <Sample name="The bee" note="a phrase every 2 s, never the same twice in a row">
        <LoadingBee />
      </Sample>
      <Sample name="Dots" note="in a button, a card or a field">
        <BusyDots />
      </Sample>
      <Sample name="A whole screen" isWide>
        <LoadingScreen />
      </Sample>
    </>
  );
}
