import { useState } from 'react';
import { CallError } from './call-error.ts';
import { wordsFor } from './error-copy.ts';

interface Act {
  error: unknown;
  isError: boolean;
  reset(): void;
}

/** What can't be taken back asks for the password, where there is one; the server's no to it belongs at its field. */
export function useOwnPassword(hasPassword: boolean, act: Act) {
  const [typed, setTyped] = useState('');
  const isWrong = act.error instanceof CallError && act.error.code === 'wrong_credentials';
  const words = act.error ? wordsFor(act.error) : undefined;
  return {
    body: hasPassword ? { password: typed } : {},
    /** For the dialog that asks. */
    asked: {
      fault: isWrong && hasPassword ? undefined : words,
      password: hasPassword
        ? {
            typed,
            fault: isWrong ? words : undefined,
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
