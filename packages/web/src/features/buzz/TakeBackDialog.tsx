import type { BuzzPost } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { replacePost } from './buzz-queries.ts';

interface TakeBackDialogProps {
  post: BuzzPost;
  isOpen: boolean;
  onClose(): void;
}

export function TakeBackDialog({ post, isOpen, onClose }: TakeBackDialogProps) {
  const cache = useQueryClient();
  const { buzzId, isMine, author } = post;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('deleteBuzz', { params: { buzzId } }),
    onSuccess: () => replacePost(cache, buzzId, undefined),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isMine ? 'Take it back?' : 'Remove this post?'}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button look="danger" isBusy={isPending} onClick={() => mutate()}>
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
      <Fault>{error ? wordsFor(error) : undefined}</Fault>
    </Dialog>
  );
}
