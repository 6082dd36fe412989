import type { Friend } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FriendDialog } from '../../domain/friends/FriendDialog.tsx';
import { friendQuery } from '../../domain/friends/friends.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useLargeScreen } from '../../ui/layout/use-large-screen.ts';
import { canNudge, danceLabel, replayPath, toFriendToday, toHeadToHead } from './friend-labels.ts';
import { useFriendActions } from './use-friend-actions.ts';

interface FriendDetailProps {
  userId: string;
  /** Undefined when closed. */
  friendId: string | undefined;
  known: Friend | undefined;
  onClose(): void;
}

export function FriendDetail({ userId, friendId, known, onClose }: FriendDetailProps) {
  const isOpen = friendId !== undefined;
  const isLargeScreen = useLargeScreen();
  const { data, error, refetch } = useQuery({
    ...friendQuery(userId, friendId ?? ''),
    enabled: isOpen,
  });
  // Keeps the last friend while it closes.
  const [last, setLast] = useState<Friend>();
  const isGone = error instanceof CallError && error.code === 'not_found';
  const friend = isGone ? undefined : (data?.friend ?? known);
  if (isOpen && friend && friend !== last) setLast(friend);
  const shown = isOpen ? friend : last;
  const { run, pendingAction, fault, reset } = useFriendActions(shown, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a large screen another friend takes the place of the first.
  useEffect(() => reset(), [friendId, reset]);

  if (!shown) return <Unknown isOpen={isOpen && error !== null} error={error} onClose={onClose} />;
  const { displayName, presence, openGame } = shown;
  return (
    <FriendDialog
      isOpen={isOpen}
      isBeside={isLargeScreen}
      onClose={onClose}
      friend={{ userId: shown.userId, displayName, isHere: presence === 'here' }}
      headToHead={data ? toHeadToHead(data) : error ? 'error' : 'loading'}
      onRetry={() => void refetch()}
      today={data && toFriendToday(data.today)}
      wordsAt={data && replayPath(data.today)}
      danceLabel={danceLabel(openGame)}
      onDance={() => run('dance')}
      onNudge={canNudge(shown) ? () => run('nudge') : undefined}
      onRemove={() => run('remove')}
      onBlock={() => run('block')}
      busy={pendingAction}
      fault={fault}
    />
  );
}

/** A former friend, or the server is unreachable. */
function Unknown({ isOpen, error, onClose }: { isOpen: boolean; error: unknown; onClose(): void }) {
  const isGone = error instanceof CallError && error.code === 'not_found';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isGone ? 'Not in your list' : 'No answer'}
      actions={<Button onClick={onClose}>To your friends</Button>}
    >
      <p>{isGone ? 'You two aren’t friends at the moment.' : errorMessage(error)}</p>
    </Dialog>
  );
}
