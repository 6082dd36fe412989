import type { GroupPreview } from '@bee-jinx/contract/browser';
import { CallError } from '../../../api/call-error.ts';
import { isolateBidi } from '../../../domain/friends/friend.ts';
import { hivePath } from '../../../domain/hives/groups.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { formatMemberCount } from '../hive-labels.ts';
import { useGroupCommand } from '../use-group-command.ts';
import styles from './HiveInvitation.module.css';

/** Before joining: name, owner, size, and the button to join or to ask. */
export function HiveInvitation({ code, hive }: { code: string; hive: GroupPreview }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const joinMethod = address.get('by') === 'code' ? ('invite_code' as const) : ('link' as const);
  const body = { joinMethod, inviteCode: code };
  const join = useGroupCommand('joinGroup', ({ group }) => {
    if (group) showToast({ variant: 'done', text: `Welcome to ${isolateBidi(group.name)}.` });
  });
  const ask = useGroupCommand('requestGroup');
  const enter = hive.needsApproval ? ask : join;

  function go(): void {
    // Whoever is a member already, by another tab perhaps, is taken to the hive all the same.
    const onError = (error: Error) => {
      const groupId = joinedGroupId(error);
      if (groupId !== undefined) void navigate(hivePath(groupId), { replace: true });
    };
    if (hive.needsApproval) {
      ask.run(body, { onError });
      return;
    }
    join.run(body, {
      onSuccess: ({ group }) => {
        if (group) void navigate(hivePath(group.groupId), { replace: true });
      },
      onError,
    });
  }

  const isWaiting = hive.request?.status === 'pending';
  return (
    <Screen title={isolateBidi(hive.name)}>
      <Stack align="center">
        <Bee pose={isWaiting ? 'thinking' : 'waving'} size={140} />
      </Stack>
      {hive.description !== '' && (
        <p className={styles.description} dir="auto">
          {hive.description}
        </p>
      )}
      <p>
        A hive of <bdi>{isolateBidi(hive.owner.displayName)}</bdi>.{' '}
        {formatMemberCount(hive.memberCount)} so far. Every day you all link the same two words, and
        see who thinks like whom.
      </p>
      {isWaiting && hive.request ? (
        <JoinRequestPending requestId={hive.request.requestId} ownerName={hive.owner.displayName} />
      ) : (
        <>
          {hive.request?.status === 'rejected' && (
            <p role="status">The owner has turned your request down. You can ask again.</p>
          )}
          {hive.isFull ? (
            <p role="status">
              All fifty places are taken right now. Somebody has to leave before you can join.
            </p>
          ) : (
            <Button isBusy={enter.isBusy} onClick={go}>
              {hive.needsApproval ? 'Ask to join' : 'Join the hive'}
            </Button>
          )}
          <Fault>{joinedGroupId(enter.error) === undefined ? enter.fault : undefined}</Fault>
        </>
      )}
      <ButtonLink to="/" variant="outline">
        {isWaiting ? 'Play meanwhile' : 'Not now'}
      </ButtonLink>
    </Screen>
  );
}

interface JoinRequestPendingProps {
  requestId: string;
  ownerName: string;
}

/** Until the owner has answered; then a live signal replaces this page by the hive. */
function JoinRequestPending({ requestId, ownerName }: JoinRequestPendingProps) {
  const cancel = useGroupCommand('cancelRequest');
  return (
    <>
      <p role="status">
        You have asked. As soon as <bdi>{isolateBidi(ownerName)}</bdi> lets you in, this page opens
        the hive.
      </p>
      <Button variant="outline" isBusy={cancel.isBusy} onClick={() => cancel.run(requestId)}>
        Take it back
      </Button>
      <Fault>{cancel.fault}</Fault>
    </>
  );
}

function joinedGroupId(error: unknown): string | undefined {
  const isIn = error instanceof CallError && error.code === 'already_member';
  const groupId = isIn ? error.details?.groupId : undefined;
  return typeof groupId === 'string' ? groupId : undefined;
}
