import type { JoinRequest } from '@bee-jinx/contract/browser';
import { useId } from 'react';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { useFocusAfterRemoval } from '../../ui/focus-heading.ts';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Inline, Stack } from '../../ui/layout/Stack.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { HiveMark } from './HiveMark.tsx';
import styles from './JoinRequests.module.css';
import { useGroupCommand } from './use-group-command.ts';

interface JoinRequestsProps {
  requests: readonly JoinRequest[];
  /** True on the hive's own page, where its name isn't repeated. */
  isInside?: boolean;
}

/** Requests that the player can answer. Nothing at all when there are none. */
export function JoinRequests({ requests, isInside = false }: JoinRequestsProps) {
  const headingId = useId();
  useFocusAfterRemoval(requests.length);
  if (requests.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId} className={styles.section}>
      <SectionHead id={headingId}>
        {requests.length === 1 ? 'Somebody is at the door' : `${requests.length} are at the door`}
      </SectionHead>
      <Stack as="ul" gap={4}>
        {requests.map((request) => (
          <li key={request.requestId} className={styles.row}>
            <ReceivedRequest request={request} isInside={isInside} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ReceivedRequest({ request, isInside }: { request: JoinRequest; isInside: boolean }) {
  const { requestId, userId, displayName, groupName } = request;
  const approve = useGroupCommand('approveRequest', () =>
    showToast({ variant: 'done', text: `${isolateBidi(displayName)} is in.` }),
  );
  const reject = useGroupCommand('rejectRequest');
  const isBusy = approve.isBusy || reject.isBusy;
  return (
    <>
      <Avatar userId={userId} name={displayName} isDecorative />
      <p className={styles.words}>
        <b>
          <bdi>{displayName}</bdi>
        </b>{' '}
        would like to join{isInside ? '.' : ' '}
        {!isInside && <bdi>{groupName}</bdi>}
        {!isInside && '.'}
      </p>
      <Inline gap={2}>
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`Let ${displayName} in`}
          onClick={() => approve.run(requestId)}
        >
          Let in
        </Button>
        <Button
          size="small"
          variant="outline"
          isBusy={isBusy}
          aria-label={`Turn ${displayName} down`}
          onClick={() => reject.run(requestId)}
        >
          Not now
        </Button>
      </Inline>
      <Fault>{approve.fault ?? reject.fault}</Fault>
    </>
  );
}

/** The player's own requests that no owner has answered yet. */
export function SentRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const headingId = useId();
  useFocusAfterRemoval(requests.length);
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId}>You have asked</SectionHead>
      <Stack as="ul" gap={4}>
        {requests.map((request) => (
          <li key={request.requestId} className={styles.row}>
            <SentRequest {...request} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

function SentRequest({ requestId, groupName }: JoinRequest) {
  const cancel = useGroupCommand('cancelRequest');
  return (
    <>
      <HiveMark name={groupName} />
      <p className={styles.words}>
        <b>
          <bdi>{groupName}</bdi>
        </b>
        : the owner has not answered yet.
      </p>
      <Inline gap={2}>
        <Button
          size="small"
          variant="outline"
          isBusy={cancel.isBusy}
          aria-label={`Take your request to ${groupName} back`}
          onClick={() => cancel.run(requestId)}
        >
          Take it back
        </Button>
      </Inline>
      <Fault>{cancel.fault}</Fault>
    </>
  );
}
