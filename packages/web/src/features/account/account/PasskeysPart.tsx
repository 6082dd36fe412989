import type { Account } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountQuery } from '../../../api/account.ts';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { useOwnPassword } from '../../../api/own-password.ts';
import { usePlayer } from '../../../api/player.ts';
import { Button } from '../../../ui/Button.tsx';
import { AskDialog } from '../../../ui/dialog/AskDialog.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from '../Form.module.css';
import { hasPasskeys, makePasskey } from '../passkey.ts';
import { passkeyWords } from '../passkey-words.ts';
import { Entries, Entry } from './Entry.tsx';
import { whenWords } from './when-words.ts';

export function PasskeysPart({ account }: { account: Account }) {
  const { passkeys, hasPassword } = account;
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<Account['passkeys'][number]>();
  const lookAgain = () => cache.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
  const add = useMutation({
    mutationFn: async () => {
      const body = hasPassword ? { password } : {};
      const { options } = await call('beginPasskey', { body });
      return call('addPasskey', { body: { credential: await makePasskey(options) } });
    },
    onSuccess: () => {
      setPassword('');
      return lookAgain();
    },
  });
  const remove = useMutation({
    mutationFn: (passkeyId: string) =>
      call('removePasskey', { params: { passkeyId }, body: proof.body }),
    onSuccess: () => closeQuestion(),
    onSettled: lookAgain,
  });
  const proof = useOwnPassword(hasPassword, remove);
  const closeQuestion = () => {
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
        <Entries>
          {passkeys.map((passkey) => (
            <Entry key={passkey.passkeyId} name={passkey.name} note={lastUse(passkey)}>
              <Button
                look="outline"
                size="small"
                aria-label={`Remove passkey ${passkey.name}`}
                onClick={() => setAsked(passkey)}
              >
                Remove
              </Button>
            </Entry>
          ))}
        </Entries>
      )}
      {hasPasskeys() && (
        <form className={styles.form} onSubmit={submit} noValidate>
          {hasPassword && (
            <TextField
              label="Your password, for a new passkey"
              name="password"
              type="password"
              autoComplete="current-password"
              fault={isPasswordWrong ? passkeyWords(add.error) : undefined}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                if (add.isError) add.reset();
              }}
            />
          )}
          <Fault>{isPasswordWrong ? undefined : passkeyWords(add.error)}</Fault>
          <Button type="submit" look="outline" isBusy={add.isPending}>
            Add a passkey
          </Button>
        </form>
      )}
      <AskDialog
        title="Remove this passkey?"
        isOpen={asked !== undefined}
        onClose={closeQuestion}
        stay="Keep it"
        go="Remove it"
        onGo={() => asked && remove.mutate(asked.passkeyId)}
        isBusy={remove.isPending}
        {...proof.asked}
      >
        <p>You won’t be able to sign in with the one from {asked?.name ?? 'there'} any more.</p>
      </AskDialog>
    </Panel>
  );
}

const lastUse = ({ usedAt, createdAt }: Account['passkeys'][number]): string =>
  usedAt ? `Used ${whenWords(usedAt)}` : `Made ${whenWords(createdAt)}`;
