import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wordsFor } from '../../api/error-copy.ts';

/** Opens seats when the page is shown, and anew when asked to. They are given back when it is left. */
export function useSeats<Opened>(open: () => Promise<Opened>, close: () => Promise<unknown>) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: open });
  useEffect(() => {
    mutate();
    return () => {
      close().catch(() => {
        // After two hours they are void anyway.
      });
    };
  }, [mutate, close]);
  return {
    opened: data,
    isBusy: isPending,
    fault: error ? wordsFor(error) : undefined,
    open: mutate,
  };
}
