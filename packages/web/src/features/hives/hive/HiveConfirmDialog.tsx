import type { Group, Member } from '@bee-jinx/contract/browser';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { useGroupCommand } from '../use-group-command.ts';

type Command = 'leaveGroup' | 'deleteGroup' | 'removeMember' | 'handOverGroup';

interface Question {
  /** `name` is that of the hive, or of the member. */
  title(name: string): string;
  text(group: Group): string;
  cancelLabel: string;
  confirmLabel: string;
  /** The toast of a command after which the player is no longer in the hive. */
  farewell?(newOwner: string | undefined): string;
}

const questions: Record<Command, Question> = {
  leaveGroup: {
    title: (name) => `Leave ${name}?`,
    text: ({ isOwner, memberCount }) => {
      if (memberCount === 1) return 'You are the last one here. The hive ends when you go.';
      return isOwner
        ? 'The hive goes to whoever has been here longest. To choose somebody, hand it over first.'
        : 'You can come back with its link or code.';
    },
    cancelLabel: 'Stay',
    confirmLabel: 'Leave',
    farewell: (newOwner) =>
      newOwner === undefined ? 'You have left.' : `You have left. ${newOwner} owns it now.`,
  },
  deleteGroup: {
    title: (name) => `End ${name}?`,
    text: ({ memberCount }) =>
      memberCount > 1
        ? `It ends for all ${memberCount} of you, and there is no way back. Your games stay yours.`
        : 'There is no way back. Your games stay yours.',
    cancelLabel: 'Keep it',
    confirmLabel: 'End it for all',
    farewell: () => 'The hive has ended.',
  },
  removeMember: {
    title: (name) => `Send ${name} away?`,
    text: () => 'They see nothing of the hive any more, and come back only if you let them in.',
    cancelLabel: 'Keep them',
    confirmLabel: 'Send away',
  },
  handOverGroup: {
    title: (name) => `Hand over to ${name}?`,
    text: () => 'The hive is theirs then. You stay in it, as a member like the others.',
    cancelLabel: 'Keep it',
    confirmLabel: 'Hand over',
  },
};

interface HiveConfirmDialogProps {
  command: Command;
  group: Group;
  /** The member whom the command concerns, if any. */
  member?: Member | undefined;
  isOpen: boolean;
  onClose(): void;
}

/** Confirms a change of the hive that can't be undone. */
export function HiveConfirmDialog({
  command,
  group,
  member,
  isOpen,
  onClose,
}: HiveConfirmDialogProps) {
  const navigate = useNavigate();
  const { title, text, farewell, ...labels } = questions[command];
  const { run, reset, isBusy, fault } = useGroupCommand(command, (reply) => {
    if (!farewell) return;
    const newOwner = 'newOwner' in reply ? reply.newOwner?.displayName : undefined;
    showToast({ variant: 'done', text: farewell(newOwner) });
    void navigate('/hive', { replace: true });
  });
  const close = () => {
    reset();
    onClose();
  };
  const { groupId } = group;
  const isAboutMember = command === 'removeMember' || command === 'handOverGroup';
  return (
    <ConfirmDialog
      {...labels}
      title={title(isAboutMember ? (member?.displayName ?? '') : group.name)}
      isOpen={isOpen}
      onClose={close}
      onConfirm={() =>
        run({ groupId, memberUserId: member?.userId ?? '' }, farewell ? {} : { onSuccess: close })
      }
      isBusy={isBusy}
      fault={fault}
    >
      <p>{text(group)}</p>
    </ConfirmDialog>
  );
}
