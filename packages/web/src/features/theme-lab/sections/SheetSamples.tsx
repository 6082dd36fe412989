import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { Sample } from '../Sample.tsx';
import { sampleText } from '../samples.ts';
import { Openers } from './Openers.tsx';
import { useOpened } from './use-opened.ts';

const states = ['Short sheet', 'Long sheet', 'With actions'];

export function SheetSamples() {
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
