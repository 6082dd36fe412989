import { useEffect } from 'react';

let notify = () => {};

/** Settles when the first screen is mounted, or the error in its place: nothing may change before that. */
export const firstScreenMounted = new Promise<void>((resolve) => {
  notify = resolve;
});

export function NotifyHydrated(): null {
  useEffect(() => notify(), []);
  return null;
}
