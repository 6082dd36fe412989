import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';

const passingMs = 3000;

/** One dialog that can be opened in several states. Closed, it keeps the last one while it fades out. */
export function useOpened<State extends string>(first: State, passing?: NoInfer<State>) {
  const [state, setState] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const isPassing = isOpen && state === passing;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(setOpen, passingMs, false);
    return () => clearTimeout(timer);
  }, [isPassing]);
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

interface OpenersProps<State extends string> {
  states: readonly State[];
  onOpen(state: State): void;
}

export function Openers<State extends string>({ states, onOpen }: OpenersProps<State>) {
  return (
    <Inline gap={3}>
      {states.map((state) => (
        <Button key={state} variant="outline" size="small" onClick={() => onOpen(state)}>
          {state}
        </Button>
      ))}
    </Inline>
  );
}
