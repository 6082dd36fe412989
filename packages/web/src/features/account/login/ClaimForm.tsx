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

/** Goes on here as the player who plays without an account on another device. */
export function ClaimForm() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const target = useReturnTarget();
  const claim = useMutation({
    mutationFn: async () => {
      const { player } = await call('claimTransferCode', { body: { code } });
      signedIn(player);
      await navigate(target, { replace: true });
    },
  });
  const faults = faultsOf(claim.error, ['code'], { not_found: 'code', code_expired: 'code' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!claim.isPending) claim.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.text}>
        On your other device, open the settings and make a code. What was played in this browser so
        far stays behind.
      </p>
      <TextField
        label="Code from the other device"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        fault={faults.fields.code}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          if (claim.isError) claim.reset();
        }}
      />
      <Fault>{faults.form}</Fault>
      <Button type="submit" isBusy={claim.isPending}>
        {claim.isPending ? 'Looking…' : 'Go on here'}
      </Button>
    </form>
  );
}
