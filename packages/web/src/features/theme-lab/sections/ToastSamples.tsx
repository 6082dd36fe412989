import { Seal } from '../../../domain/play/Seal.tsx';
import { showToast, type ToastContent } from '../../../ui/toast/toast-queue.ts';
import { Sample } from '../Sample.tsx';
import { sampleText } from '../samples.ts';
import { Openers } from './Openers.tsx';

const contents: Record<string, ToastContent> = {
  Plain: { text: 'The next pair comes at midnight.' },
  Done: { look: 'done', text: 'Copied. Go on, show off.' },
  'With art': {
    art: <Seal size="s" />,
    lead: 'Seal checks out.',
    text: 'wick was there all along.',
  },
  Fault: {
    look: 'fault',
    lead: 'No connection.',
    text: 'Your word is safe; we’ll send it when you’re back.',
    action: { label: 'Retry', onPress: () => showToast({ look: 'done', text: 'Back again.' }) },
  },
  'Long text': { lead: 'Well.', text: sampleText },
};

const names = Object.keys(contents);

export function ToastSamples() {
  return (
    <Sample
      name="Each stays for 5 s"
      note="longer under the pointer; swipe or Escape sends it away; three at most, the others wait"
      isWide
    >
      <Openers
        states={[...names, 'All at once']}
        onOpen={(name) => {
          const shown = Object.hasOwn(contents, name) ? [name] : names;
          for (const one of shown) if (contents[one]) showToast(contents[one]);
        }}
      />
    </Sample>
  );
}
