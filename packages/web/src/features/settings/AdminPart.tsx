import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { signIn } from '../../api/transitions.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';

/** For admins: the way to their pages, and back to an ordinary player before the thirty minutes are over. */
export function AdminPart() {
  const resign = useMutation({ mutationFn: () => signIn(() => call('resignAsAdmin')) });
  return (
    <>
      <ButtonLink to="/admin" look="outline">
        The admin’s desk
      </ButtonLink>
      <Button look="outline" isBusy={resign.isPending} onClick={() => resign.mutate()}>
        Stop being an admin
      </Button>
      <Fault>{resign.error ? wordsFor(resign.error) : undefined}</Fault>
    </>
  );
}
