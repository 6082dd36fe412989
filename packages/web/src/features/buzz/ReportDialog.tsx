import type { BuzzPost } from '@bee-jinx/contract/browser';
import { maxReportReasonCharacters } from '@bee-jinx/game';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { reportPost } from './buzz-mutations.ts';

interface ReportDialogProps {
  post: BuzzPost;
  isOpen: boolean;
  onClose(): void;
}

export function ReportDialog({ post, isOpen, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reportPost(post.buzzId, reason),
    onSuccess: () => {
      onClose();
      showToast({ variant: 'done', lead: 'Thank you.', text: 'We’ll look at it.' });
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Report this post?"
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
      <p>We read every report. {post.author.displayName} won’t learn who sent it.</p>
      <TextArea
        label="What’s wrong with it? (optional)"
        max={maxReportReasonCharacters}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </Dialog>
  );
}
