import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { signIn } from '../../../domain/account/auth-transitions.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { useReturnTarget } from './use-return-target.ts';

export function AdminSignInForm() {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const target = useReturnTarget('/admin');
  const enter = useMutation({
    mutationFn: async () => {
      await signIn(() => call('becomeAdmin', { body: { password } }));
      await navigate(target, { replace: true });
    },
  });
  const faults = toFormFaults(enter.error, ['password'], { wrong_credentials: 'password' });

  return (
    <Form
      action="Enter as admin"
      busyAction="Checking…"
      isBusy={enter.isPending}
      onSubmit={() => enter.mutate()}
      fault={faults.form}
    >
      <p className={styles.text}>For those who run this server. It lasts thirty minutes.</p>
      <TextField
        label="Admin password"
        name="adminPassword"
        type="password"
        autoComplete="off"
        fault={faults.fields.password}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          if (enter.isError) enter.reset();
        }}
      />
    </Form>
  );
}
