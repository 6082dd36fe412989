import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { confirmTexts } from './ConfirmActions.tsx';
import { isolateBidi } from './friend.ts';
import { blockMutation } from './mutations.ts';

/** Beside a request of who isn't a friend. */
export function BlockMenu({ userId, displayName }: { userId: string; displayName: string }) {
  const name = isolateBidi(displayName);
  const { title, yes } = confirmTexts.block;
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...blockMutation(useQueryClient()),
    onSuccess: () => {
      setOpen(false);
      // The request goes, and this menu with it.
      document.querySelector<HTMLElement>('main h1')?.focus();
      showToast({ variant: 'done', text: `${name} is blocked.` });
    },
  });
  return (
    <>
      <Menu
        label={`What to do about ${name}`}
        items={[{ name: 'Block', variant: 'danger', onChoose: () => setOpen(true) }]}
      />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title(name)}
        cancelLabel="Leave it"
        confirmLabel={yes}
        isBusy={isPending}
        fault={error ? errorMessage(error) : undefined}
        onConfirm={() => mutate(userId)}
      >
        <p>
          They can’t ask you again, and you won’t meet in dances or read each other’s posts. They
          aren’t told. You can take it back in the settings.
        </p>
      </ConfirmDialog>
    </>
  );
}
