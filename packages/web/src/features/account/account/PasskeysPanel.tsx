import type { Account } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { usePasswordConfirmation } from '../../../domain/account/use-password-confirmation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from '../Form.module.css';
import { canUsePasskeys, createPasskey } from '../passkey.ts';
import { passkeyErrorMessage } from '../passkey-error-message.ts';
import { AccountList, AccountListItem } from './AccountList.tsx';
import { formatWhen } from './format-when.ts';

export function PasskeysPanel({ account }: { account: Account }) {
  const { passkeys, hasPassword } = account;
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [password, setPassword] = useState('');
  const [passkeyToRemove, setAsked] = useState<Account['passkeys'][number]>();
  const refetchAccount = () => cache.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
  const add = useMutation({
    mutationFn: async () => {
      const body = hasPassword ? { password } : {};
      const { options } = await call('beginPasskey', { body });
      return call('addPasskey', { body: { credential: await createPasskey(options) } });
    },
    onSuccess: () => {
      setPassword('');
      return refetchAccount();
    },
  });
  const remove = useMutation({
    mutationFn: (passkeyId: string) =>
      call('removePasskey', { params: { passkeyId }, body: proof.body }),
    onSuccess: () => closeDialog(),
    onSettled: refetchAccount,
  });
  const proof = usePasswordConfirmation(hasPassword, remove);
  const closeDialog = () => {
    setAsked(undefined);
    proof.forget();
  };
  const isPasswordWrong = add.error instanceof CallError && add.error.code === 'wrong_credentials';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  }

  return (
    <Panel title="Passkeys">
      {passkeys.length === 0 ? (
        <p className={styles.text}>
          With a passkey you sign in by fingerprint, face or the lock of your device.
        </p>
      ) : (
        <AccountList>
          {passkeys.map((passkey) => (
            <AccountListItem
              key={passkey.passkeyId}
              name={passkey.name}
              note={lastUsedLabel(passkey)}
            >
              <Button
                look="outline"
                size="small"
                aria-label={`Remove passkey ${passkey.name}`}
                onClick={() => setAsked(passkey)}
              >
                Remove
              </Button>
            </AccountListItem>
          ))}
        </AccountList>
      )}
      {canUsePasskeys() && (
        <form className={styles.form} onSubmit={submit} noValidate>
          {hasPassword && (
            <TextField
              label="Your password, for a new passkey"
              name="password"
              type="password"
              autoComplete="current-password"
              fault={isPasswordWrong ? passkeyErrorMessage(add.error) : undefined}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                if (add.isError) add.reset();
              }}
            />
          )}
          <Fault>{isPasswordWrong ? undefined : passkeyErrorMessage(add.error)}</Fault>
          <Button type="submit" look="outline" isBusy={add.isPending}>
            Add a passkey
          </Button>
        </form>
      )}
      <ConfirmDialog
        title="Remove this passkey?"
        isOpen={passkeyToRemove !== undefined}
        onClose={closeDialog}
        cancelLabel="Keep it"
        confirmLabel="Remove it"
        onConfirm={() => passkeyToRemove && remove.mutate(passkeyToRemove.passkeyId)}
        isBusy={remove.isPending}
        {...proof.asked}
      >
        <p>
          You won’t be able to sign in with the one from {passkeyToRemove?.name ?? 'there'} any
          more.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

const lastUsedLabel = ({ usedAt, createdAt }: Account['passkeys'][number]): string =>
  usedAt ? `Used ${formatWhen(usedAt)}` : `Made ${formatWhen(createdAt)}`;
