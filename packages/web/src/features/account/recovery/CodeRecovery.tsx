import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { Form } from '../Form.tsx';
import { faultsOf } from '../faults.ts';
import { useArrival } from '../login/use-arrival.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { holdFreshCodes } from './fresh-codes.ts';
import { passwordFault } from './password-fault.ts';

export function CodeRecovery() {
  const [typed, setTyped] = useState({ email: '', code: '', newPassword: '' });
  const [wasTried, setTried] = useState(false);
  const arrive = useArrival();
  const recover = useMutation({
    mutationFn: () =>
      arrive(async () => holdFreshCodes(await call('recoverByCode', { body: typed }))),
  });
  const said = faultsOf(recover.error, ['password', 'code'], {
    wrong_credentials: 'code',
    password_weak: 'password',
  });
  const weak = wasTried ? passwordFault(typed.newPassword, typed.email) : undefined;

  function type(part: Partial<typeof typed>): void {
    setTyped({ ...typed, ...part });
    if (recover.isError) recover.reset();
  }

  return (
    <Form
      action="Set the new password"
      busyAction="Checking…"
      isBusy={recover.isPending}
      onSubmit={() => {
        setTried(true);
        if (passwordFault(typed.newPassword, typed.email) === undefined) recover.mutate();
      }}
      fault={said.form}
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        value={typed.email}
        onChange={(event) => type({ email: event.target.value })}
      />
      <TextField
        label="Recovery code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="One of the ten you kept when you registered."
        fault={said.fields.code}
        value={typed.code}
        onChange={(event) => type({ code: event.target.value })}
      />
      <NewPasswordField
        signedOut="All your devices"
        fault={weak ?? said.fields.password}
        password={typed.newPassword}
        onType={(newPassword) => type({ newPassword })}
      />
    </Form>
  );
}
