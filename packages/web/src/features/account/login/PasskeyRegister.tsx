import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { hasPasskeys, makePasskey } from '../passkey.ts';
import { passkeyWords } from '../passkey-words.ts';
import { useArrival } from './use-arrival.ts';
import { welcome } from './welcome.ts';

/** An account without a password. */
export function PasskeyRegister() {
  const arrive = useArrival();
  const register = useMutation({
    mutationFn: async () => {
      const { options } = await call('beginPasskey', { body: {} });
      const credential = await makePasskey(options);
      await arrive(() => call('addPasskey', { body: { credential } }));
      welcome();
    },
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button look="outline" isBusy={register.isPending} onClick={() => register.mutate()}>
        Register with a passkey
      </Button>
      <Fault>{passkeyWords(register.error)}</Fault>
    </>
  );
}
