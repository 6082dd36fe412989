import { useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';

interface ConfirmedMutation {
  error: unknown;
  isError: boolean;
  reset(): void;
}

/** Asks for the password before an irreversible action; a wrong one is shown at its field. */
export function usePasswordConfirmation(hasPassword: boolean, act: ConfirmedMutation) {
  const [typed, setTyped] = useState('');
  const isWrong = act.error instanceof CallError && act.error.code === 'wrong_credentials';
  const message = act.error ? errorMessage(act.error) : undefined;
  return {
    body: hasPassword ? { password: typed } : {},
    asked: {
      fault: isWrong && hasPassword ? undefined : message,
      password: hasPassword
        ? {
            typed,
            fault: isWrong ? message : undefined,
            onType: (text: string) => {
              setTyped(text);
              if (act.isError) act.reset();
            },
          }
        : undefined,
    },
    forget: () => {
      setTyped('');
      act.reset();
    },
  };
}
