import type { GroupPreview } from '@bee-jinx/contract/browser';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { hiveAddress } from '../../../api/groups.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { isolated } from '../../../ui/modals/friend/friend.ts';
import { Screen } from '../../../ui/Screen.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { membersText } from '../hive-text.ts';
import { useGroupCommand } from '../use-group-command.ts';
import styles from './Invitation.module.css';
import { Waiting } from './Waiting.tsx';

/** What one sees before joining: name, owner, size, and how one gets in. */
export function Invitation({ code, hive }: { code: string; hive: GroupPreview }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const joinMethod = address.get('by') === 'code' ? ('invite_code' as const) : ('link' as const);
  const body = { joinMethod, inviteCode: code };
  const join = useGroupCommand('joinGroup', () => call('joinGroup', { body }));
  const ask = useGroupCommand('requestGroup', () => call('requestGroup', { body }));
  // Where the owner decides, one asks. The answer changes this page by itself.
  const enter = hive.needsApproval ? ask : join;

  function go(): void {
    // Sent twice, or joined in another tab: it comes to the same.
    const onError = (error: Error) => {
      const groupId = alreadyIn(error);
      if (groupId !== undefined) void navigate(hiveAddress(groupId), { replace: true });
    };
    if (hive.needsApproval) {
      ask.run(undefined, { onError });
      return;
    }
    join.run(undefined, {
      onSuccess: ({ group }) => {
        if (!group) return;
        showToast({ look: 'done', text: `Welcome to ${group.name}.` });
        void navigate(hiveAddress(group.groupId), { replace: true });
      },
      onError,
    });
  }

  const isWaiting = hive.request?.status === 'pending';
  return (
    <Screen title={isolated(hive.name)}>
      <div className={styles.bee}>
        <Bee pose={isWaiting ? 'thinking' : 'waving'} size={140} />
      </div>
      {hive.description !== '' && (
        <p className={styles.description} dir="auto">
          {hive.description}
        </p>
      )}
      <p>
        A hive of <bdi>{isolated(hive.owner.displayName)}</bdi>. {membersText(hive.memberCount)} so
        far. Every day you all link the same two words, and see who thinks like whom.
      </p>
      {isWaiting && hive.request ? (
        <Waiting requestId={hive.request.requestId} ownerName={hive.owner.displayName} />
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
          <Fault>{alreadyIn(enter.error) === undefined ? enter.fault : undefined}</Fault>
        </>
      )}
      <ButtonLink to="/" look="outline">
        {isWaiting ? 'Play meanwhile' : 'Not now'}
      </ButtonLink>
    </Screen>
  );
}

function alreadyIn(error: unknown): string | undefined {
  const isIn = error instanceof CallError && error.code === 'already_member';
  const groupId = isIn ? error.details?.groupId : undefined;
  return typeof groupId === 'string' ? groupId : undefined;
}
