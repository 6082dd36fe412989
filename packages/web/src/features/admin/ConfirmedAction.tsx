import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { adminErrorMessage } from './AdminErrorNotice.tsx';

interface ConfirmedActionProps<Reply>
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'cancelLabel' | 'confirmLabel'> {
  /** On the button that opens the dialog. */
  label: string;
  variant: 'danger' | 'outline';
  isDisabled?: boolean;
  isHidden?: boolean;
  run(): Promise<Reply>;
  onSuccess(reply: Reply): void;
  onSettled?(): Promise<void>;
  /** What the dialog says. */
  children: ReactNode;
}

/** A button in a sheet for what can't be undone: a dialog above the sheet asks first. */
export function ConfirmedAction<Reply>({
  label,
  variant,
  isDisabled = false,
  isHidden = false,
  run,
  onSuccess,
  onSettled,
  ...dialog
}: ConfirmedActionProps<Reply>) {
  const [isAsking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: run,
    onSuccess: (reply) => {
      setAsking(false);
      onSuccess(reply);
    },
    onSettled: () => onSettled?.(),
  });
  return (
    <>
      {!isHidden && (
        <Button
          variant={variant}
          disabled={isDisabled}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        layer="above"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => action.mutate()}
        isBusy={action.isPending}
        fault={action.error ? adminErrorMessage(action.error) : undefined}
      />
    </>
  );
}

const maxReasonLength = 280;

/** Why an admin does something. Until it is sent, the draft stays in this tab, also while the sheet is closed. */
export function useReason(action: string, targetId: string) {
  const { userId } = usePlayer();
  const [reason, setReason, clearDraft] = useDraft(`draft.${action}.${userId}.${targetId}`);
  return { reason, setReason, isMissing: reason.trim() === '', clear: () => clearDraft(reason) };
}

interface ReasonFieldProps extends Pick<ReturnType<typeof useReason>, 'reason' | 'setReason'> {
  label: string;
  hint: string;
}

export function ReasonField({ label, hint, reason, setReason }: ReasonFieldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      max={maxReasonLength}
      rows={2}
      value={reason}
      onChange={({ currentTarget }) => setReason(currentTarget.value)}
    />
  );
}
