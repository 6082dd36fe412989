import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import type { EmailFieldProps } from './email-field-props.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SupabaseSignIn } from './SupabaseSignIn.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

export function SignInForm({ email, onEmail: setEmail }: EmailFieldProps) {
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const arrive = useCompleteSignIn();
  const signIn = useMutation({
    mutationFn: () => arrive(() => call('signIn', { body: { email, password } })),
    onError: () => passwordField.current?.focus(),
  });
  const faults = toFormFaults(signIn.error, ['email', 'password'], {
    wrong_credentials: 'password',
  });

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
        <SupabaseSignIn email={email} />
      </div>
    </>
  );
}
