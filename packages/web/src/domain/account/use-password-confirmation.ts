import { useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';

interface ConfirmedMutation {
  error: unknown;
  isError: boolean;
  reset(): void;
}

/** Asks for the password before an irreversible action; a wrong one is shown at its field. */
export function usePasswordConfirmation(hasPassword: boolean, mutation: ConfirmedMutation) {
  const [typed, setTyped] = useState('');
  const isWrong =
    mutation.error instanceof CallError && mutation.error.code === 'wrong_credentials';
  const message = mutation.error ? errorMessage(mutation.error) : undefined;
  return {
    body: hasPassword ? { password: typed } : {},
    dialogProps: {
      fault: isWrong && hasPassword ? undefined : message,
      password: hasPassword
        ? {
            typed,
            fault: isWrong ? message : undefined,
            onType: (text: string) => {
              setTyped(text);
              if (mutation.isError) mutation.reset();
            },
          }
        : undefined,
    },
    reset: () => {
      setTyped('');
      mutation.reset();
    },
  };
}
