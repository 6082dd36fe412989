import type { Account } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { sessionsQuery } from './sessions-query.ts';

export function PasswordForm({ account }: { account: Account }) {
  const { hasPassword, email } = account;
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useMutation({
    mutationFn: () =>
      call('changePassword', { body: { newPassword, ...(hasPassword && { currentPassword }) } }),
    onSuccess: () => {
      setCurrent('');
      setNew('');
      for (const { queryKey } of [accountQuery(userId), sessionsQuery(userId)]) {
        void cache.invalidateQueries({ queryKey });
      }
    },
  });
  // The server calls the new one "password": there is no rule for the old one but to be right.
  const { fields, form } = toFormFaults(change.error, ['password', 'current'], {
    wrong_credentials: 'current',
    password_weak: 'password',
  });

  function type(set: (text: string) => void, text: string): void {
    set(text);
    if (change.isError) change.reset();
  }

  return (
    <Form
      action={hasPassword ? 'Change password' : 'Set a password'}
      busyAction="Saving…"
      isBusy={change.isPending}
      onSubmit={() => change.mutate()}
      look="outline"
      fault={form}
      done={
        change.isSuccess && newPassword === '' ? 'Saved. Other devices are signed out.' : undefined
      }
    >
      {/* By this a password manager knows whose password it is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      {hasPassword && (
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          fault={fields.current}
          value={currentPassword}
          onChange={(event) => type(setCurrent, event.target.value)}
        />
      )}
      <NewPasswordField
        signedOut="Your other devices"
        fault={fields.password}
        password={newPassword}
        onType={(text) => type(setNew, text)}
      />
    </Form>
  );
}
