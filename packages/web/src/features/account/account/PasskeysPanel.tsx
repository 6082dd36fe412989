import type { Account } from '@bee-jinx/contract/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePasswordConfirmation } from '../../../domain/account/use-password-confirmation.ts';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { AccountForm, currentPasswordField } from '../AccountForm.tsx';
import { useAccountCalls } from '../account-queries.ts';
import { canUsePasskeys } from '../passkey.ts';
import list from './AccountList.module.css';

type Passkey = Account['passkeys'][number];

export function PasskeysPanel({ account }: { account: Account }) {
  const { passkeys, hasPassword } = account;
  const { addPasskey, removePasskey } = useAccountCalls(account);
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey>();
  const remove = useMutation({
    mutationFn: (passkeyId: string) => removePasskey(passkeyId, proof.body),
    onSuccess: () => closeDialog(),
  });
  const proof = usePasswordConfirmation(hasPassword, remove);
  const closeDialog = () => {
    setPasskeyToRemove(undefined);
    proof.reset();
  };

  return (
    <Panel title="Passkeys">
      {passkeys.length === 0 ? (
        <MutedText>
          With a passkey you sign in by fingerprint, face or the lock of your device.
        </MutedText>
      ) : (
        <Stack as="ul" gap={3}>
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId} className={list.entry}>
              <div>
                <p className={list.name}>{passkey.name}</p>
                <MutedText>{lastUsedLabel(passkey)}</MutedText>
              </div>
              <Button
                variant="outline"
                size="small"
                aria-label={`Remove passkey ${passkey.name}`}
                onClick={() => setPasskeyToRemove(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {canUsePasskeys() && (
        <AccountForm
          action="Add a passkey"
          busyAction="Add a passkey"
          variant="outline"
          fields={{
            password: hasPassword
              ? currentPasswordField('Your password, for a new passkey')
              : undefined,
          }}
          submit={({ password }) => addPasskey(password)}
          fieldOfCode={{ wrong_credentials: 'password' }}
          clearsOnSuccess
        />
      )}
      <ConfirmDialog
        title="Remove this passkey?"
        isOpen={passkeyToRemove !== undefined}
        onClose={closeDialog}
        cancelLabel="Keep it"
        confirmLabel="Remove it"
        onConfirm={() => passkeyToRemove && remove.mutate(passkeyToRemove.passkeyId)}
        isBusy={remove.isPending}
        {...proof.dialogProps}
      >
        <p>
          You won’t be able to sign in with the one from {passkeyToRemove?.name ?? 'there'} any
          more.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

const lastUsedLabel = ({ usedAt, createdAt }: Passkey): string =>
  usedAt ? `Used ${formatDateTime(usedAt)}` : `Made ${formatDateTime(createdAt)}`;
