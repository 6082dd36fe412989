import { Openers, useOpened } from '../../ui/samples/Openers.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { Shareable } from './share-format.ts';

export const section: SampleSection = { chapter: 'over-the-page', order: 5, title: 'Share' };

const shared: Shareable = {
  text: 'Bee Jinx 1050 · jinx in 5\n🟦🟨🟨🟧🍯\nbeejinx.example/r/4f9c',
  sentence: 'Bee Jinx 1050: we said the same word in round 5, after cool, mild, warm and hot.',
  replayUrl: 'https://beejinx.example/r/4f9c',
  picture: { url: '/favicon.svg', isBusy: false },
};

const states = [
  'All four ways',
  'Copy only',
  'Picture coming',
  'Picture failed',
  'Clipboard shut',
  'Not shared',
] as const;
type State = (typeof states)[number];

const pictures: Partial<Record<State, typeof shared.picture>> = {
  'Copy only': undefined,
  'Picture coming': { url: undefined, isBusy: true },
  'Picture failed': { url: undefined, isBusy: false },
};

export function Samples() {
  const { state, isOpen, open, close } = useOpened<State>('All four ways');
  return (
    <Sample name="Share your jinx" isWide>
      <Openers states={states} onOpen={open} />
      <ShareDialog
        title="Share your jinx"
        {...shared}
        picture={Object.hasOwn(pictures, state) ? pictures[state] : shared.picture}
        replayUrl={state === 'Copy only' ? undefined : shared.replayUrl}
        isOpen={isOpen}
        onClose={close}
        canShare={() => state !== 'Copy only'}
        onShare={close}
        onCopy={async () => (state === 'Clipboard shut' ? 'refused' : 'copied')}
        fault={state === 'Not shared' ? 'The other app didn’t take it.' : undefined}
      />
    </Sample>
  );
}
