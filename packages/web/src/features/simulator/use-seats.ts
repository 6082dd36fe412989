import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '../../api/error-message.ts';

/** Serialised, so that a quick return doesn't delete the new seats. */
let before: Promise<unknown> = Promise.resolve();

function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work);
  before = done.catch(() => {});
  return done;
}

/** Opens seats when the page is shown or on request, and closes them when it is left. */
export function useSeats<Opened>(open: () => Promise<Opened>, close: () => Promise<unknown>) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => runSequentially(open),
  });
  useEffect(() => {
    mutate();
    return () => {
      runSequentially(close).catch(() => {
        // They expire after two hours anyway.
      });
    };
  }, [mutate, close]);
  const fault = error ? errorMessage(error) : undefined;
  return { opened: data, isBusy: isPending, fault, open: mutate };
}
