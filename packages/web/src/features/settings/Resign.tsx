import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { signIn } from '../../api/transitions.ts';
import { Button } from '../../ui/Button.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';

/** Back to an ordinary player before the thirty minutes are over. */
export function Resign() {
  const resign = useMutation({ mutationFn: () => signIn(() => call('resignAsAdmin')) });
  return (
    <>
      <Button look="outline" isBusy={resign.isPending} onClick={() => resign.mutate()}>
        Stop being an admin
      </Button>
      <Fault>{resign.error ? wordsFor(resign.error) : undefined}</Fault>
    </>
  );
}
