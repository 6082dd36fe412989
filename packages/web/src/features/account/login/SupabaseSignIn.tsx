import { useMutation, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import styles from '../AccountForm.module.css';
import { signInMethodsQuery } from '../account-queries.ts';
import { startSupabase } from '../sign-in-calls.ts';

const notConfigured = 'Supabase not configured';

/** Google, or a link sent to the e-mail address of the form above. */
export function SupabaseSignIn({ email }: { email: string }) {
  const [params] = useSearchParams();
  const methods = useQuery(signInMethodsQuery);
  const start = useMutation({
    mutationFn: (body: Parameters<typeof startSupabase>[0]) =>
      startSupabase(body, params.get('from')),
  });
  const isMissing = methods.data?.supabase === false;
  const pendingProvider = start.isPending ? start.variables.provider : undefined;
  const sentTo =
    start.isSuccess && start.variables.provider === 'email' ? start.variables.email : undefined;
  return (
    <>
      <Button
        look="outline"
        isBusy={pendingProvider === 'google'}
        onClick={() => start.mutate({ provider: 'google' })}
      >
        Continue with Google
      </Button>
      <Button
        look="outline"
        isBusy={pendingProvider === 'email'}
        onClick={() => start.mutate({ provider: 'email', email })}
      >
        E-mail me a link
      </Button>
      {start.error ? (
        <Fault>{errorMessage(start.error)}</Fault>
      ) : (
        isMissing && <MutedText>{notConfigured}</MutedText>
      )}
      <p className={styles.done} role="status">
        {sentTo !== undefined && `A link is on its way to ${sentTo}. Open it in this browser.`}
      </p>
    </>
  );
}
