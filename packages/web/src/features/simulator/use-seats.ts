import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wordsFor } from '../../api/error-copy.ts';

/** Who leaves and comes back at once must not lose the new seats with the old ones. */
let before: Promise<unknown> = Promise.resolve();

function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work);
  before = done.catch(() => {});
  return done;
}

/** Opens seats when the page is shown, and anew when asked to. They are given back when it is left. */
export function useSeats<Opened>(open: () => Promise<Opened>, close: () => Promise<unknown>) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => inOrder(open) });
  useEffect(() => {
    mutate();
    return () => {
      inOrder(close).catch(() => {
        // After two hours they are void anyway.
      });
    };
  }, [mutate, close]);
  const fault = error ? wordsFor(error) : undefined;
  return { opened: data, isBusy: isPending, fault, open: mutate };
}
