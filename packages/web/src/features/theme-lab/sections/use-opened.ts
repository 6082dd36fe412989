import { useEffect, useState } from 'react';

/** How long a state is shown that nobody can close. */
const passesMs = 3000;

/** One dialog that can be opened in several states. Closed, it keeps the last one: it is seen to fade. */
export function useOpened<State extends string>(first: State, passing?: NoInfer<State>) {
  const [state, setState] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const passes = isOpen && state === passing;
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(setOpen, passesMs, false);
    return () => clearTimeout(timer);
  }, [passes]);
  return {
    state,
    isOpen,
    open(next: State) {
      setState(next);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
