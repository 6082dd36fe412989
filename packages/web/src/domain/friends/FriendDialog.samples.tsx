import type { ComponentProps } from 'react';
import { Openers, useOpened } from '../../ui/samples/Openers.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { samplePlayers } from '../../ui/samples/sample-data.ts';
import { FriendDialog } from './FriendDialog.tsx';
import type { Friend, HeadToHead } from './friend.ts';

export const section: SampleSection = { chapter: 'over-the-page', order: 6, title: 'Friend' };

const friend: Friend = {
  userId: samplePlayers[1].userId,
  displayName: 'Maya Okafor',
  isHere: true,
};

const headToHead: HeadToHead = {
  games: 31,
  jinxes: 24,
  averageRounds: 4.6,
  fewestRounds: 2,
  run: 3,
};

type FriendProps = Partial<ComponentProps<typeof FriendDialog>>;

const states = {
  'A friend': {
    headToHead: headToHead,
    today: { rounds: 4, tier: 'Excellent' },
    wordsAt: '/jinx/daily',
  },
  'Their dance waits for you': {
    headToHead: headToHead,
    today: 'noJinx',
    danceLabel: 'Your turn',
  },
  'Never danced': {
    headToHead: { games: 0, jinxes: 0, averageRounds: null, fewestRounds: null, run: 0 },
    today: 'notPlayed',
  },
  'Not yet yours to see': { headToHead: headToHead, today: 'hidden' },
  'On its way': { headToHead: 'loading' },
  'Not fetched': { headToHead: 'error', onRetry: () => {} },
  'Asking for a dance': { headToHead: headToHead, today: 'noJinx', busy: 'dance' },
  'Not done': { headToHead: headToHead, fault: 'That didn’t arrive. Try again.' },
  'Long name': {
    headToHead: { games: 10_400, jinxes: 9999, averageRounds: 4.04, fewestRounds: 1, run: 1204 },
    friend: { ...friend, displayName: 'Maximiliana Wollwortmann', isHere: false },
  },
} as const satisfies Record<string, FriendProps>;

type State = keyof typeof states;
const names = Object.keys(states) as State[];

export function Samples() {
  const { state, isOpen, open, close } = useOpened<State>('A friend');
  return (
    <Sample name="Removing and blocking are asked about" isWide>
      <Openers states={names} onOpen={open} />
      <FriendDialog
        friend={friend}
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
