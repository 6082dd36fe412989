import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '../../api/error-message.ts';

/** Who leaves and comes back at once must not lose the new seats with the old ones. */
let before: Promise<unknown> = Promise.resolve();

function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work);
  before = done.catch(() => {});
  return done;
}

/** Opens seats when the page is shown, and anew when asked to. They are given back when it is left. */
export function useSeats<Opened>(open: () => Promise<Opened>, close: () => Promise<unknown>) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => runSequentially(open),
  });
  useEffect(() => {
    mutate();
    return () => {
      runSequentially(close).catch(() => {
        // After two hours they are void anyway.
      });
    };
  }, [mutate, close]);
  const fault = error ? errorMessage(error) : undefined;
  return { opened: data, isBusy: isPending, fault, open: mutate };
}
