import type { FriendRequest } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { acceptRequestMutation } from '../../domain/friends/mutations.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { StaticRow } from '../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../ui/row/RowText.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** Who asked to be friends after a dance, and whom I asked: those that wait for me first. */
export function FriendRequests({ requests }: { requests: readonly FriendRequest[] }) {
  if (requests.length === 0) return null;
  const waitingForMe = requests.filter(({ isMine }) => !isMine);
  const waitingForThem = requests.filter(({ isMine }) => isMine);
  return (
    <Stack as="section" gap={2} aria-label="Friend requests">
      <SectionHead size="24">Friend requests</SectionHead>
      <Stack as="ul" gap={2}>
        {[...waitingForMe, ...waitingForThem].map((request) => (
          <li key={request.userId}>
            <Request request={request} />
          </li>
        ))}
      </Stack>
    </Stack>
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
            <Link to={`/jinx/dance/${gameId}`}>Your dance</Link>
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
