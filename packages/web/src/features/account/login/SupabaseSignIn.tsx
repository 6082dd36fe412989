import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import styles from '../AccountForm.module.css';
import { signInMethodsQuery } from '../account-queries.ts';
import { savePendingSignIn } from './supabase-callback-params.ts';

const notConfigured = 'Supabase not configured';

type SupabaseProvider = { provider: 'google' } | { provider: 'email'; email: string };

/** Google, or a link sent to the e-mail address of the form above. */
export function SupabaseSignIn({ email }: { email: string }) {
  const [params] = useSearchParams();
  const methods = useQuery(signInMethodsQuery);
  const start = useMutation({
    mutationFn: async (body: SupabaseProvider) => {
      const { state, url } = await call('startSupabase', { body });
      savePendingSignIn({ state, from: params.get('from') });
      if (url !== undefined) location.assign(url);
    },
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
