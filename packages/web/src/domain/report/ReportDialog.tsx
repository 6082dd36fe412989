import { maxReportReasonCharacters } from '@bee-jinx/game';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface ReportDialogProps {
  title: string;
  /** Who reads the report, and what the reported learn of it. */
  children: ReactNode;
  reasonLabel: string;
  report(reason: string): Promise<unknown>;
  isOpen: boolean;
  onClose(): void;
}

export default function ReportDialog({
  title,
  children,
  reasonLabel,
  report,
  isOpen,
  onClose,
}: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => report(reason),
    onSuccess: () => {
      onClose();
      showToast({ variant: 'done', lead: 'Thank you.', text: 'We’ll look at it.' });
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Never mind
          </Button>
          <Button isBusy={isPending} onClick={() => mutate()}>
            Report
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <TextArea
        label={reasonLabel}
        max={maxReportReasonCharacters}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </Dialog>
  );
}
