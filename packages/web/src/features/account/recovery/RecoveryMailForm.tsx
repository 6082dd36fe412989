import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';

export function RecoveryMailForm() {
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: (to: string) => call('forgotPassword', { body: { email: to } }),
  });
  const { fields, form } = toFormFaults(ask.error, ['email']);
  return (
    <Form
      action="Send me a link"
      busyAction="Sending…"
      isBusy={ask.isPending}
      onSubmit={() => ask.mutate(email)}
      fault={form}
      done={
        ask.isSuccess
          ? `If there is an account for ${ask.variables}, a link is on its way. It works for 30 minutes.`
          : undefined
      }
    >
      <TextField
        label="E-mail you sign in with"
        name="mailTo"
        type="email"
        autoComplete="email"
        fault={fields.email}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          if (!ask.isIdle && !ask.isPending) ask.reset();
        }}
      />
    </Form>
  );
}
