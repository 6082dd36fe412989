import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { canUsePasskeys, getPasskeyAssertion } from '../passkey.ts';
import { passkeyErrorMessage } from '../passkey-error-message.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

export function PasskeySignIn() {
  const arrive = useCompleteSignIn();
  const signIn = useMutation({
    mutationFn: async () => {
      const { options } = await call('beginPasskeySignIn');
      const credential = await getPasskeyAssertion(options);
      return arrive(() => call('signInWithPasskey', { body: { credential } }));
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button look="outline" isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign in with a passkey
      </Button>
      <Fault>{passkeyErrorMessage(signIn.error)}</Fault>
    </>
  );
}
