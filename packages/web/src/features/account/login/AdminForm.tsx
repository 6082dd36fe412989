import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { signedIn } from '../../../api/transitions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from '../Form.module.css';
import { faultsOf } from '../faults.ts';
import { useReturnTarget } from './use-return-target.ts';

export function AdminForm() {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const target = useReturnTarget('/admin');
  const enter = useMutation({
    mutationFn: async () => {
      const { player } = await call('becomeAdmin', { body: { password } });
      signedIn(player);
      await navigate(target, { replace: true });
    },
  });
  const faults = faultsOf(enter.error, ['password'], { wrong_credentials: 'password' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!enter.isPending) enter.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      <Fault>{faults.form}</Fault>
      <Button type="submit" isBusy={enter.isPending}>
        {enter.isPending ? 'Checking…' : 'Enter as admin'}
      </Button>
    </form>
  );
}
