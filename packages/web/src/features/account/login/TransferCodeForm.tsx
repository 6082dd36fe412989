import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { signIn } from '../../../domain/account/auth-transitions.ts';
import { readTransferCode } from '../../../domain/account/transfer-link.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { useReturnTarget } from './use-return-target.ts';

/** Goes on here as the player who plays without an account on another device. */
export function TransferCodeForm() {
  const { hash } = useLocation();
  // From the other device's picture; whether to use it is for the person to say.
  const [code, setCode] = useState(() => readTransferCode(hash));
  const navigate = useNavigate();
  const target = useReturnTarget();
  const claim = useMutation({
    mutationFn: async () => {
      await signIn(() => call('claimTransferCode', { body: { code } }));
      await navigate(target, { replace: true });
    },
  });
  const faults = toFormFaults(claim.error, ['code'], { not_found: 'code', code_expired: 'code' });

  return (
    <Form
      action="Go on here"
      busyAction="Looking…"
      isBusy={claim.isPending}
      onSubmit={() => claim.mutate()}
      fault={faults.form}
    >
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
    </Form>
  );
}
