import { ShareDialog } from '../../../domain/share/ShareDialog.tsx';
import { Sample } from '../Sample.tsx';
import { sampleShare } from '../samples.ts';
import { Openers } from './Openers.tsx';
import { useOpened } from './use-opened.ts';

const states = [
  'All four ways',
  'Copy only',
  'Picture coming',
  'Picture failed',
  'Clipboard shut',
  'Not shared',
] as const;
type State = (typeof states)[number];

const pictures: Partial<Record<State, typeof sampleShare.picture>> = {
  'Copy only': undefined,
  'Picture coming': { url: undefined, isBusy: true },
  'Picture failed': { url: undefined, isBusy: false },
};

export function ShareSamples() {
  const { state, isOpen, open, close } = useOpened<State>('All four ways');
  return (
    <Sample name="Tell the hive" isWide>
      <Openers states={states} onOpen={open} />
      <ShareDialog
        {...sampleShare}
        picture={Object.hasOwn(pictures, state) ? pictures[state] : sampleShare.picture}
        replayUrl={state === 'Copy only' ? undefined : sampleShare.replayUrl}
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
