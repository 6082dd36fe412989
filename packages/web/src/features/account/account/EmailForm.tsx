import type { Account } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';

export function EmailForm({ account }: { account: Account }) {
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [password, setPassword] = useState('');
  const email = typed ?? account.email ?? '';
  const change = useMutation({
    mutationFn: () =>
      call('changeEmail', { body: { email, ...(account.hasPassword && { password }) } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
      setTyped(undefined);
      setPassword('');
    },
  });
  const { fields, form } = toFormFaults(change.error, ['email', 'password'], {
    email_taken: 'email',
    wrong_credentials: 'password',
  });

  return (
    <Form
      action="Change e-mail"
      busyAction="Saving…"
      isBusy={change.isPending}
      onSubmit={() => change.mutate()}
      look="outline"
      fault={form}
      done={change.isSuccess ? `Saved. You sign in with ${change.data.email} now.` : undefined}
    >
      <TextField
        label="E-mail you sign in with"
        name="email"
        type="email"
        autoComplete="email"
        fault={fields.email}
        value={email}
        onChange={(event) => {
          setTyped(event.target.value);
          if (!change.isIdle && !change.isPending) change.reset();
        }}
      />
      {account.hasPassword && (
        <TextField
          label="Your password, to be sure"
          name="password"
          type="password"
          autoComplete="current-password"
          fault={fields.password}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            if (change.isError) change.reset();
          }}
        />
      )}
    </Form>
  );
}
