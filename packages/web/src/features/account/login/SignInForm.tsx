import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from '../Form.module.css';
import { faultsOf } from '../faults.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SupabaseWays } from './SupabaseWays.tsx';
import { useArrival } from './use-arrival.ts';

export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const arrive = useArrival();
  const signIn = useMutation({
    mutationFn: async () => {
      const { player } = await call('signIn', { body: { email, password } });
      await arrive(player);
    },
    onError: () => passwordField.current?.focus(),
  });
  const faults = faultsOf(signIn.error, ['email', 'password'], { wrong_credentials: 'password' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
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
        <Fault>{faults.form}</Fault>
        <Button type="submit" isBusy={signIn.isPending}>
          {signIn.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      <div className={styles.ways}>
        <PasskeySignIn />
        <SupabaseWays email={email} />
      </div>
    </>
  );
}
