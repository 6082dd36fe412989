import { Button } from '../button/Button.tsx';
import { Openers, useOpened } from '../samples/Openers.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { Switch } from '../switch/Switch.tsx';
import { Sheet } from './Sheet.tsx';

export const section: SampleSection = { chapter: 'over-the-page', order: 2, title: 'Sheets' };

const states = ['Short sheet', 'Long sheet', 'With actions'];

export function Samples() {
  const { state, isOpen, open, close } = useOpened<string>('Short sheet');
  return (
    <>
      <Sample name="From below, or from the side" note="swipe it down on a phone" isWide>
        <Openers states={states} onOpen={open} />
      </Sample>
      <Sheet
        title="How to play"
        isOpen={isOpen}
        onClose={close}
        actions={state === 'With actions' ? <Button onClick={close}>Got it</Button> : undefined}
      >
        <p>Two minds, two words. Say the same one.</p>
        <Switch label="Say so every day" isOn={false} onTurn={() => {}} />
        {state !== 'Short sheet' && [...'abcdefghijkl'].map((key) => <p key={key}>{sampleText}</p>)}
      </Sheet>
    </>
  );
}
