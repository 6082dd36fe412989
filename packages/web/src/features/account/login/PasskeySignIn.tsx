import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { hasPasskeys, showPasskey } from '../passkey.ts';
import { passkeyWords } from '../passkey-words.ts';
import { useArrival } from './use-arrival.ts';

export function PasskeySignIn() {
  const arrive = useArrival();
  const signIn = useMutation({
    mutationFn: async () => {
      const { options } = await call('beginPasskeySignIn');
      const credential = await showPasskey(options);
      return arrive(() => call('signInWithPasskey', { body: { credential } }));
    },
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button look="outline" isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign in with a passkey
      </Button>
      <Fault>{passkeyWords(signIn.error)}</Fault>
    </>
  );
}
