import type { FriendRequest, PendingFriend } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { isolateBidi } from '../../domain/friends/friend.ts';
import {
  acceptRequestMutation,
  answerRequestMutation,
  withdrawRequestMutation,
} from '../../domain/friends/mutations.ts';
import { dancePath } from '../../domain/play/dance-path.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
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
  if (requests.length + pending.length === 0) return null;
  const waitingForMe = requests.filter(({ isMine }) => !isMine);
  const waitingForThem = requests.filter(({ isMine }) => isMine);
  return (
    <Stack as="section" gap={2} aria-label="Friend requests">
      <SectionHead size="24">Friend requests</SectionHead>
      <Stack as="ul" gap={2}>
        {pending
          .toSorted((one, other) => Number(one.isMine) - Number(other.isMine))
          .map((request) => (
            <li key={`${request.userId} ${request.isMine}`}>
              {request.isMine ? <SentRequest request={request} /> : <Answer request={request} />}
            </li>
          ))}
        {[...waitingForMe, ...waitingForThem].map((request) => (
          <li key={request.userId}>
            <Request request={request} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Answer({ request: { userId, displayName } }: { request: PendingFriend }) {
  const { mutate, isPending, error } = useMutation({
    ...answerRequestMutation(useQueryClient()),
    onSuccess: (_reply, { accept }) => {
      if (accept) {
        showToast({ variant: 'done', text: `${isolateBidi(displayName)} is your friend now.` });
      }
    },
  });
  const answer = (accept: boolean) => mutate({ userId, accept });
  return (
    <>
      <StaticRow
        isDue
        mark={<Avatar userId={userId} name={displayName} isDecorative />}
        end={
          <Stack gap={2}>
            <Button size="small" isBusy={isPending} onClick={() => answer(true)}>
              Be friends
            </Button>
            <Button size="small" variant="outline" isBusy={isPending} onClick={() => answer(false)}>
              No, thanks
            </Button>
          </Stack>
        }
      >
        <RowText name={displayName}>
          <RowLine>Asks to be friends</RowLine>
        </RowText>
      </StaticRow>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </>
  );
}

function SentRequest({ request: { userId, displayName } }: { request: PendingFriend }) {
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
          <Button size="small" variant="outline" isBusy={isPending} onClick={() => mutate(userId)}>
            Take back
          </Button>
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

function Request({ request }: { request: FriendRequest }) {
  const { userId, displayName, gameId, isMine } = request;
  const { mutate, isPending, error } = useMutation({
    ...acceptRequestMutation(useQueryClient()),
    onSuccess: () =>
      showToast({ variant: 'done', text: `${isolateBidi(displayName)} is your friend now.` }),
  });
  return (
    <>
      <StaticRow
        isDue={!isMine}
        mark={<Avatar userId={userId} name={displayName} isDecorative />}
        end={
          isMine ? (
            <Link to={dancePath(gameId)}>Your dance</Link>
          ) : (
            <Button size="small" isBusy={isPending} onClick={() => mutate(gameId)}>
              Be friends
            </Button>
          )
        }
      >
        <RowText name={displayName}>
          <RowLine>{isMine ? 'You asked; no answer yet' : 'Asks to be friends'}</RowLine>
        </RowText>
      </StaticRow>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </>
  );
}
