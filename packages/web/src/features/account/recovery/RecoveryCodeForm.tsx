import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { useCompleteSignIn } from '../login/use-complete-sign-in.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { storeNewRecoveryCodes } from './new-recovery-codes.ts';
import { validateNewPassword } from './validate-new-password.ts';

export function RecoveryCodeForm() {
  const [typed, setTyped] = useState({ email: '', code: '', newPassword: '' });
  const [wasTried, setTried] = useState(false);
  const arrive = useCompleteSignIn();
  const recover = useMutation({
    mutationFn: () =>
      arrive(async () => storeNewRecoveryCodes(await call('recoverByCode', { body: typed }))),
  });
  const faults = toFormFaults(recover.error, ['password', 'code'], {
    wrong_credentials: 'code',
    password_weak: 'password',
  });
  const weak = wasTried ? validateNewPassword(typed.newPassword, typed.email) : undefined;

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
        if (validateNewPassword(typed.newPassword, typed.email) === undefined) recover.mutate();
      }}
      fault={faults.form}
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
        fault={faults.fields.code}
        value={typed.code}
        onChange={(event) => type({ code: event.target.value })}
      />
      <NewPasswordField
        signedOut="All your devices"
        fault={weak ?? faults.fields.password}
        password={typed.newPassword}
        onType={(newPassword) => type({ newPassword })}
      />
    </Form>
  );
}
