import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { accountQuery } from '../../domain/account/account.ts';
import { deleteMe } from '../../domain/account/auth-transitions.ts';
import { exportMe } from '../../domain/account/mutations.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { usePasswordConfirmation } from '../../domain/account/use-password-confirmation.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

export function DataPanel() {
  const player = usePlayer();
  const [isAsking, setAsking] = useState(false);
  const download = useMutation({
    mutationFn: downloadMyData,
    onSuccess: () => showToast({ variant: 'done', text: 'All of it, in one file.' }),
  });
  const deletion = useMutation({ mutationFn: deleteMe });
  const account = useQuery({
    ...accountQuery(player.userId),
    enabled: isAsking && player.kind === 'account',
  });
  const proof = usePasswordConfirmation(account.data?.hasPassword ?? false, deletion);
  const keepMe = () => {
    setAsking(false);
    proof.reset();
  };
  return (
    <Panel title="Your data">
      <MutedText>What we keep about you is yours to take, or to take back.</MutedText>
      <Button variant="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Fetching…' : 'Download my data'}
      </Button>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete me
      </Button>
      <Fault>{download.error ? errorMessage(download.error) : undefined}</Fault>
      <ConfirmDialog
        title={`Delete ${player.displayName}?`}
        layer="above"
        isOpen={isAsking}
        onClose={keepMe}
        cancelLabel="Keep me"
        confirmLabel="Delete me"
        isBusy={deletion.isPending || account.isLoading}
        onConfirm={() => deletion.mutate({ ...proof.body, displayName: player.displayName })}
        {...proof.dialogProps}
      >
        <p>
          Your name, your friend code and everything that is only yours are deleted, on every
          device. There is no way back. Afterwards you can begin anew, as somebody else.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

async function downloadMyData(): Promise<void> {
  const json = JSON.stringify(await exportMe(), null, 2);
  saveFile('bee-jinx-my-data.json', new Blob([json], { type: 'application/json' }));
}
