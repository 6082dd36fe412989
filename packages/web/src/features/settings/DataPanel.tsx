import type { Player } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { accountQuery } from '../../domain/account/account.ts';
import { usePasswordConfirmation } from '../../domain/account/use-password-confirmation.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useDeleteMe, useDownload } from './use-my-data.ts';

export function DataPanel({ player }: { player: Player }) {
  const [isAsking, setAsking] = useState(false);
  const download = useDownload();
  const deletion = useDeleteMe();
  const account = useQuery({
    ...accountQuery(player.userId),
    enabled: isAsking && player.kind === 'account',
  });
  const proof = usePasswordConfirmation(account.data?.hasPassword ?? false, deletion);
  const keepMe = () => {
    setAsking(false);
    proof.forget();
  };
  return (
    <Panel title="Your data">
      <MutedText>What we keep about you is yours to take, or to take back.</MutedText>
      <Button look="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Fetching…' : 'Download my data'}
      </Button>
      <Button look="danger" onClick={() => setAsking(true)}>
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
        onConfirm={() => deletion.mutate(proof.body)}
        {...proof.asked}
      >
        <p>
          Your name, your friend code and everything that is only yours are deleted, on every
          device. There is no way back. Afterwards you can begin anew, as somebody else.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
