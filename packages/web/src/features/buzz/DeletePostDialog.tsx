import type { BuzzPost } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { deletePostMutation } from './buzz-mutations.ts';

interface DeletePostDialogProps {
  post: BuzzPost;
  isOpen: boolean;
  onClose(): void;
}

export function DeletePostDialog({ post, isOpen, onClose }: DeletePostDialogProps) {
  const { buzzId, isMine, author } = post;
  const { mutate, isPending, error } = useMutation(deletePostMutation(useQueryClient(), buzzId));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isMine ? 'Take it back?' : 'Remove this post?'}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
            {isMine ? 'Take back' : 'Remove'}
          </Button>
        </>
      }
    >
      <p>
        {isMine
          ? 'It disappears for everybody, with its reactions.'
          : `What ${author.displayName} wrote disappears from the hive, for everybody.`}
      </p>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </Dialog>
  );
}
