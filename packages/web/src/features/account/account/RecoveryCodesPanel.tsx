import type { Account } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from '../Form.module.css';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { formatWhen } from './format-when.ts';

/** How many are left, and new ones for whoever proves that it is them. */
export function RecoveryCodesPanel({ account }: { account: Account }) {
  const { hasPassword, email, recoveryCodes } = account;
  const { userId } = usePlayer();
  const cache = useQueryClient();
  const [password, setPassword] = useState('');
  const make = useMutation({
    mutationFn: () => call('makeRecoveryCodes', { body: hasPassword ? { password } : {} }),
    onSuccess: () => {
      setPassword('');
      return cache.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
    },
    gcTime: 0,
  });
  const { fields, form } = toFormFaults(make.error, ['password'], {
    wrong_credentials: 'password',
  });
  return (
    <Panel title="Recovery codes">
      {make.data ? (
        <RecoveryCodes codes={make.data.recoveryCodes} onConfirmSaved={() => make.reset()} />
      ) : (
        <>
          <p className={styles.text}>{recoveryCodesMessage(recoveryCodes)}</p>
          {email === undefined ? (
            <p className={styles.text}>Add an e-mail to have some: you recover with both.</p>
          ) : (
            <Form
              action="Make new codes"
              busyAction="Making…"
              isBusy={make.isPending}
              onSubmit={() => make.mutate()}
              look="outline"
              fault={form}
            >
              {hasPassword && (
                <TextField
                  label="Your password, for new codes"
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  hint="The codes you have stop working."
                  fault={fields.password}
                  value={password}
                  onChange={(event) => {
                    setPassword(event.target.value);
                    if (make.isError) make.reset();
                  }}
                />
              )}
            </Form>
          )}
        </>
      )}
    </Panel>
  );
}

function recoveryCodesMessage({ left, madeAt }: Account['recoveryCodes']): string {
  if (left === 0 || madeAt === undefined) {
    return 'You have none. With one you can set a new password when you forget yours.';
  }
  return `${left} left, made ${formatWhen(madeAt)}. With one you can set a new password when you forget yours.`;
}
