import { BeeFace } from '../bee/BeeFace.tsx';
import { Openers } from '../samples/Openers.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { showToast, type ToastContent } from './toast-queue.ts';

export const section: SampleSection = {
  chapter: 'signs',
  order: 8,
  title: 'Toasts',
  lead: 'Dark everywhere, in the skin of the page.',
};

const contents: Record<string, ToastContent> = {
  Plain: { text: 'The next pair comes at midnight.' },
  Done: { variant: 'done', text: 'Copied. Go on, show off.' },
  'With art': {
    art: <BeeFace face="ha" size={40} />,
    lead: 'Seal checks out.',
    text: 'wick was there all along.',
  },
  Fault: {
    variant: 'fault',
    lead: 'No connection.',
    text: 'Your word is safe; we’ll send it when you’re back.',
    action: { label: 'Retry', onPress: () => showToast({ variant: 'done', text: 'Back again.' }) },
  },
  'Long text': { lead: 'Well.', text: sampleText },
};

const names = Object.keys(contents);

export function Samples() {
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
          for (const name of shown) if (contents[name]) showToast(contents[name]);
        }}
      />
    </Sample>
  );
}
