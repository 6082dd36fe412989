import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';

interface CodeFormProps {
  label: string;
  /** Undefined for an invalid code. */
  addressOf(typed: string): string | undefined;
  advice: string;
  go: string;
}

export function CodeForm({ label, addressOf, advice, go }: CodeFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function look(event: SubmitEvent): void {
    event.preventDefault();
    const address = addressOf(typed);
    if (address === undefined) setFault(advice);
    else void navigate(address);
  }

  return (
    <Stack as="form" gap={3} onSubmit={look} noValidate>
      <TextField
        label={label}
        value={typed}
        fault={fault}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="outline">
        {go}
      </Button>
    </Stack>
  );
}
