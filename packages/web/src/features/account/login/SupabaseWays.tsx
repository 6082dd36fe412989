import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import styles from '../Form.module.css';
import { expectSupabase } from './supabase-return.ts';

const notConfigured = 'Supabase not configured';

type Way = { provider: 'google' } | { provider: 'email'; email: string };

/** Google, and a link sent to the e-mail that stands in the form above. */
export function SupabaseWays({ email }: { email: string }) {
  const [params] = useSearchParams();
  const methods = useQuery({
    queryKey: ['sign-in-methods'],
    queryFn: ({ signal }) => call('signInMethods', { signal }),
  });
  const start = useMutation({
    mutationFn: async (body: Way) => {
      const { state, url } = await call('startSupabase', { body });
      expectSupabase({ state, from: params.get('from') });
      if (url !== undefined) location.assign(url);
    },
  });
  const isMissing = methods.data?.supabase === false;
  const under = start.isPending ? start.variables.provider : undefined;
  const sentTo =
    start.isSuccess && start.variables.provider === 'email' ? start.variables.email : undefined;
  return (
    <>
      <Button
        look="outline"
        isBusy={under === 'google'}
        onClick={() => start.mutate({ provider: 'google' })}
      >
        Continue with Google
      </Button>
      <Button
        look="outline"
        isBusy={under === 'email'}
        onClick={() => start.mutate({ provider: 'email', email })}
      >
        E-mail me a link
      </Button>
      {start.error ? (
        <Fault>{wordsFor(start.error)}</Fault>
      ) : (
        isMissing && <p className={styles.text}>{notConfigured}</p>
      )}
      <p className={styles.done} role="status">
        {sentTo !== undefined && `A link is on its way to ${sentTo}. Open it in this browser.`}
      </p>
    </>
  );
}
