import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { signIn } from '../../domain/account/auth-transitions.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';

/** For admins: the way to their pages, and back to an ordinary player before the thirty minutes are over. */
export function AdminActions() {
  const resign = useMutation({ mutationFn: () => signIn(() => call('resignAsAdmin')) });
  return (
    <>
      <ButtonLink to="/admin" look="outline">
        The admin’s desk
      </ButtonLink>
      <Button look="outline" isBusy={resign.isPending} onClick={() => resign.mutate()}>
        Stop being an admin
      </Button>
      <Fault>{resign.error ? errorMessage(resign.error) : undefined}</Fault>
    </>
  );
}
