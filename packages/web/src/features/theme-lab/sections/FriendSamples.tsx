import type { ComponentProps } from 'react';
import { FriendDialog } from '../../../domain/friends/FriendDialog.tsx';
import { Sample } from '../Sample.tsx';
import { sampleFriend, sampleHeadToHead } from '../samples.ts';
import { Openers } from './Openers.tsx';
import { useOpened } from './use-opened.ts';

type FriendProps = Partial<ComponentProps<typeof FriendDialog>>;

const states = {
  'A friend': {
    headToHead: sampleHeadToHead,
    today: { rounds: 4, tier: 'Excellent' },
    wordsAt: '/jinx/daily',
  },
  'Their dance waits for you': {
    headToHead: sampleHeadToHead,
    today: 'noJinx',
    danceLabel: 'Your turn',
  },
  'Never danced': {
    headToHead: { games: 0, jinxes: 0, averageRounds: null, fewestRounds: null, run: 0 },
    today: 'notPlayed',
  },
  'Not yet yours to see': { headToHead: sampleHeadToHead, today: 'hidden' },
  'On its way': { headToHead: 'loading' },
  'Not fetched': { headToHead: 'error', onRetry: () => {} },
  'Asking for a dance': { headToHead: sampleHeadToHead, today: 'noJinx', busy: 'dance' },
  'Not done': { headToHead: sampleHeadToHead, fault: 'That didn’t arrive. Try again.' },
  'Long name': {
    headToHead: { games: 10_400, jinxes: 9999, averageRounds: 4.04, fewestRounds: 1, run: 1204 },
    friend: { ...sampleFriend, displayName: 'Maximiliana Wollwortmann', isHere: false },
  },
} as const satisfies Record<string, FriendProps>;

type State = keyof typeof states;
const names = Object.keys(states) as State[];

export function FriendSamples() {
  const { state, isOpen, open, close } = useOpened<State>('A friend');
  return (
    <Sample name="Removing and blocking are asked about" isWide>
      <Openers states={names} onOpen={open} />
      <FriendDialog
        friend={sampleFriend}
        isOpen={isOpen}
        onClose={close}
        onDance={close}
        onNudge={close}
        onRemove={close}
        onBlock={close}
        {...states[state]}
      />
    </Sample>
  );
}
