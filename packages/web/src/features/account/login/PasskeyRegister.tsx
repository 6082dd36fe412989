import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { canUsePasskeys, createPasskey } from '../passkey.ts';
import { passkeyErrorMessage } from '../passkey-error-message.ts';
import { showWelcomeToast } from './show-welcome-toast.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** An account without a password. */
export function PasskeyRegister() {
  const arrive = useCompleteSignIn();
  const register = useMutation({
    mutationFn: async () => {
      const { options } = await call('beginPasskey', { body: {} });
      const credential = await createPasskey(options);
      await arrive(() => call('addPasskey', { body: { credential } }));
      showWelcomeToast();
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button look="outline" isBusy={register.isPending} onClick={() => register.mutate()}>
        Register with a passkey
      </Button>
      <Fault>{passkeyErrorMessage(register.error)}</Fault>
    </>
  );
}
