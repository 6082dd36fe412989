import type { Group, Member } from '@bee-jinx/contract/browser';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { useGroupCommand } from '../use-group-command.ts';

/** What is asked before something that can't be taken back. */

interface HiveDialogProps {
  group: Group;
  isOpen: boolean;
  onClose(): void;
}

export function LeaveHiveDialog({ group, isOpen, onClose }: HiveDialogProps) {
  const { groupId, name, isOwner, memberCount } = group;
  const navigate = useNavigate();
  // All of it belongs to the command: news of having left may take this dialog away before the answer comes.
  const leave = useGroupCommand('leaveGroup', async () => {
    const { newOwner } = await call('leaveGroup', { params: { groupId } });
    const text = newOwner
      ? `You have left. ${newOwner.displayName} owns it now.`
      : 'You have left.';
    showToast({ look: 'done', text });
    void navigate('/hive', { replace: true });
  });
  const close = () => {
    leave.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Leave ${name}?`}
      isOpen={isOpen}
      onClose={close}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => leave.run()}
      isBusy={leave.isBusy}
      fault={leave.fault}
    >
      <p>{leaveMessage(isOwner, memberCount)}</p>
    </ConfirmDialog>
  );
}

function leaveMessage(isOwner: boolean, memberCount: number): string {
  if (memberCount === 1) return 'You are the last one here. The hive ends when you go.';
  return isOwner
    ? 'The hive goes to whoever has been here longest. To choose somebody, hand it over first.'
    : 'You can come back with its link or code.';
}

export function DeleteHiveDialog({ group, isOpen, onClose }: HiveDialogProps) {
  const { groupId, name, memberCount } = group;
  const navigate = useNavigate();
  const end = useGroupCommand('deleteGroup', async () => {
    await call('deleteGroup', { params: { groupId } });
    showToast({ look: 'done', text: 'The hive has ended.' });
    void navigate('/hive', { replace: true });
  });
  const close = () => {
    end.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`End ${name}?`}
      isOpen={isOpen}
      onClose={close}
      cancelLabel="Keep it"
      confirmLabel="End it for all"
      onConfirm={() => end.run()}
      isBusy={end.isBusy}
      fault={end.fault}
    >
      <p>
        {memberCount > 1
          ? `It ends for all ${memberCount} of you, and there is no way back. Your games stay yours.`
          : 'There is no way back. Your games stay yours.'}
      </p>
    </ConfirmDialog>
  );
}

interface MemberDialogProps {
  group: Group;
  member: Member | undefined;
  onClose(): void;
}

export function RemoveMemberDialog({ group, member, onClose }: MemberDialogProps) {
  const { groupId } = group;
  const remove = useGroupCommand('removeMember', (memberUserId: string) =>
    call('removeMember', { params: { groupId }, body: { memberUserId } }),
  );
  const close = () => {
    remove.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Send ${member?.displayName ?? ''} away?`}
      isOpen={member !== undefined}
      onClose={close}
      cancelLabel="Keep them"
      confirmLabel="Send away"
      onConfirm={() => member && remove.run(member.userId, { onSuccess: close })}
      isBusy={remove.isBusy}
      fault={remove.fault}
    >
      <p>They see nothing of the hive any more, and come back only if you let them in.</p>
    </ConfirmDialog>
  );
}

export function HandOverHiveDialog({ group, member, onClose }: MemberDialogProps) {
  const { groupId } = group;
  const handOver = useGroupCommand('handOverGroup', (memberUserId: string) =>
    call('handOverGroup', { params: { groupId }, body: { memberUserId } }),
  );
  const close = () => {
    handOver.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Hand over to ${member?.displayName ?? ''}?`}
      isOpen={member !== undefined}
      onClose={close}
      cancelLabel="Keep it"
      confirmLabel="Hand over"
      onConfirm={() => member && handOver.run(member.userId, { onSuccess: close })}
      isBusy={handOver.isBusy}
      fault={handOver.fault}
    >
      <p>The hive is theirs then. You stay in it, as a member like the others.</p>
    </ConfirmDialog>
  );
}
