import { LoadingBee } from '../../../ui/bee/LoadingBee.tsx';
import { BusyDots } from '../../../ui/busy-dots/BusyDots.tsx';
import { LoadingScreen } from '../../../ui/loading-screen/LoadingScreen.tsx';
import { Sample } from '../Sample.tsx';

export function LoadingSamples() {
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
