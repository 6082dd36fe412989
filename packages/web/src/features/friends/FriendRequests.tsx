import type { FriendRequest, PendingFriend } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { BlockMenu } from '../../domain/friends/BlockMenu.tsx';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { answerRequestMutation, withdrawRequestMutation } from '../../domain/friends/mutations.ts';
import { dancePath } from '../../domain/play/dance-path.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { useFocusAfterRemoval } from '../../ui/focus-heading.ts';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Inline, Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { StaticRow } from '../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../ui/row/RowText.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface FriendRequestsProps {
  requests: readonly FriendRequest[];
  pending: readonly PendingFriend[];
}

/** Who asked to be friends, after a dance or by a code, and whom I asked: those that wait for me first. */
export function FriendRequests({ requests, pending }: FriendRequestsProps) {
  const count = requests.length + pending.length;
  useFocusAfterRemoval(count);
  if (count === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label="Friend requests">
      <SectionHead size="24">Friend requests</SectionHead>
      <Stack as="ul" gap={2}>
        {[...mineLast(pending), ...mineLast(requests)].map((request) => (
          <li key={`${request.userId} ${request.isMine} ${'gameId' in request}`}>
            {request.isMine ? <SentRequest request={request} /> : <ReceivedRequest {...request} />}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const mineLast = <Request extends { isMine: boolean }>(requests: readonly Request[]) =>
  requests.toSorted((one, other) => Number(one.isMine) - Number(other.isMine));

interface ReceivedRequestProps {
  userId: string;
  displayName: string;
  /** Absent where they asked by my code. */
  gameId?: string;
}

function ReceivedRequest({ userId, displayName, gameId }: ReceivedRequestProps) {
  const { mutate, isPending, error } = useMutation({
    ...answerRequestMutation(useQueryClient()),
    onSuccess: (_reply, { accept }) => {
      if (accept) {
        showToast({ variant: 'done', text: `${isolateBidi(displayName)} is your friend now.` });
      }
    },
  });
  const answer = (accept: boolean) => mutate({ userId, accept, gameId });
  return (
    <>
      <StaticRow
        isDue
        mark={<Avatar userId={userId} name={displayName} isDecorative />}
        end={<BlockMenu userId={userId} displayName={displayName} />}
      >
        <Stack gap={2}>
          <RowText name={displayName}>
            <RowLine>Asks to be friends</RowLine>
          </RowText>
          <Inline gap={2}>
            <Button size="small" isBusy={isPending} onClick={() => answer(true)}>
              Be friends
            </Button>
            <Button size="small" variant="outline" isBusy={isPending} onClick={() => answer(false)}>
              No, thanks
            </Button>
          </Inline>
        </Stack>
      </StaticRow>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </>
  );
}

function SentRequest({ request }: { request: PendingFriend | FriendRequest }) {
  const { userId, displayName } = request;
  const { mutate, isPending, error } = useMutation({
    ...withdrawRequestMutation(useQueryClient()),
    onSuccess: ({ withdrawn }) => {
      if (!withdrawn) showToast({ text: `${isolateBidi(displayName)} has answered already.` });
    },
  });
  return (
    <>
      <StaticRow
        mark={<Avatar userId={userId} name={displayName} isDecorative />}
        end={
          'gameId' in request ? (
            <Link to={dancePath(request.gameId)}>Your dance</Link>
          ) : (
            <Button
              size="small"
              variant="outline"
              isBusy={isPending}
              onClick={() => mutate(userId)}
            >
              Take back
            </Button>
          )
        }
      >
        <RowText name={displayName}>
          <RowLine>You asked; no answer yet</RowLine>
        </RowText>
      </StaticRow>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </>
  );
}
