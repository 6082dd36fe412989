import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { faultsOf } from '../faults.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SupabaseWays } from './SupabaseWays.tsx';
import type { TypedEmail } from './typed-email.ts';
import { useArrival } from './use-arrival.ts';

export function SignInForm({ email, onEmail: setEmail }: TypedEmail) {
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const arrive = useArrival();
  const signIn = useMutation({
    mutationFn: () => arrive(() => call('signIn', { body: { email, password } })),
    onError: () => passwordField.current?.focus(),
  });
  const faults = faultsOf(signIn.error, ['email', 'password'], { wrong_credentials: 'password' });

  return (
    <>
      <Form
        action="Sign in"
        busyAction="Signing in…"
        isBusy={signIn.isPending}
        onSubmit={() => signIn.mutate()}
        fault={faults.form}
      >
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          fault={faults.fields.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          ref={passwordField}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          fault={faults.fields.password}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            if (signIn.isError) signIn.reset();
          }}
        />
      </Form>
      <div className={styles.ways}>
        <ButtonLink to="/forgot-password" look="outline">
          Forgot password?
        </ButtonLink>
        <PasskeySignIn />
        <SupabaseWays email={email} />
      </div>
    </>
  );
}
