import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { storeNewRecoveryCodes } from '../recovery/new-recovery-codes.ts';
import type { EmailFieldProps } from './email-field-props.ts';
import { PasskeyRegister } from './PasskeyRegister.tsx';
import { showWelcomeToast } from './show-welcome-toast.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { type Registration, validateRegistration } from './validate-registration.ts';

const fields = ['displayName', 'email', 'password'] as const;

export function RegisterForm({ email, onEmail }: EmailFieldProps) {
  const { displayName } = usePlayer();
  const [rest, setRest] = useState({ displayName, password: '' });
  const typed: Registration = { ...rest, email };
  const [wasTried, setTried] = useState(false);
  const arrive = useCompleteSignIn();
  const register = useMutation({
    mutationFn: () =>
      arrive(async () =>
        storeNewRecoveryCodes(await call('register', { body: typed }), showWelcomeToast),
      ),
  });
  const said = toFormFaults(register.error, fields, {
    email_taken: 'email',
    text_refused: 'displayName',
  });
  const advice = wasTried ? validateRegistration(typed) : {};
  const faults = { ...said.fields, ...advice };

  function submit(): void {
    setTried(true);
    if (Object.keys(validateRegistration(typed)).length === 0) register.mutate();
  }

  function type({ email: typedEmail = email, ...part }: Partial<Registration>): void {
    onEmail(typedEmail);
    setRest({ ...rest, ...part });
    if (register.isError) register.reset();
  }

  return (
    <>
      <Form
        action="Register"
        busyAction="Registering…"
        isBusy={register.isPending}
        onSubmit={submit}
        fault={said.form}
      >
        <p className={styles.text}>You stay who you are: your games and your name come along.</p>
        <TextField
          label="Display name"
          name="displayName"
          autoComplete="nickname"
          spellCheck={false}
          fault={faults.displayName}
          value={typed.displayName}
          onChange={(event) => type({ displayName: event.target.value })}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          fault={faults.email}
          value={typed.email}
          onChange={(event) => type({ email: event.target.value })}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters. Three words do well."
          fault={faults.password}
          value={typed.password}
          onChange={(event) => type({ password: event.target.value })}
        />
      </Form>
      <div className={styles.ways}>
        <PasskeyRegister />
      </div>
    </>
  );
}
