import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../api/player.ts';
import { TextField } from '../../../ui/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { faultsOf } from '../faults.ts';
import { holdFreshCodes } from '../recovery/fresh-codes.ts';
import { PasskeyRegister } from './PasskeyRegister.tsx';
import { adviceFor, type Registration } from './registration-advice.ts';
import type { TypedEmail } from './typed-email.ts';
import { useArrival } from './use-arrival.ts';
import { welcome } from './welcome.ts';

const fields = ['displayName', 'email', 'password'] as const;

export function RegisterForm({ email, onEmail }: TypedEmail) {
  const { displayName } = usePlayer();
  const [rest, setRest] = useState({ displayName, password: '' });
  const typed: Registration = { ...rest, email };
  const [wasTried, setTried] = useState(false);
  const arrive = useArrival();
  const register = useMutation({
    mutationFn: () =>
      arrive(async () => holdFreshCodes(await call('register', { body: typed }), welcome)),
  });
  const said = faultsOf(register.error, fields, {
    email_taken: 'email',
    text_refused: 'displayName',
  });
  const advice = wasTried ? adviceFor(typed) : {};
  const faults = { ...said.fields, ...advice };

  function submit(): void {
    setTried(true);
    if (Object.keys(adviceFor(typed)).length === 0) register.mutate();
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
