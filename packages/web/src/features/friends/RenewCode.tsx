import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { renewFriendCodeMutation } from '../../domain/friends/mutations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import styles from './MyCode.module.css';

export function RenewCode({ friendCode }: { friendCode: string }) {
  const [isAsking, setAsking] = useState(false);
  const renew = useMutation({
    ...renewFriendCodeMutation(useQueryClient(), friendCode),
    onSuccess: () => {
      setAsking(false);
      showToast({
        variant: 'done',
        text: 'You have a new code. The old one is worth nothing now.',
      });
    },
  });
  return (
    <>
      <button
        type="button"
        className={styles.quiet}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Get a new code
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="A new code?"
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button isBusy={renew.isPending} onClick={() => renew.mutate()}>
              New code
            </Button>
          </>
        }
      >
        <p>Links and pictures of the old one stop working. Your friends stay your friends.</p>
        <Fault>{renew.error ? errorMessage(renew.error) : undefined}</Fault>
      </Dialog>
    </>
  );
}
