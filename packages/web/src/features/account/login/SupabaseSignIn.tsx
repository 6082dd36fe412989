import { useMutation, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import styles from '../AccountForm.module.css';
import { signInMethodsQuery } from '../account-queries.ts';
import { canUsePasskeys } from '../passkey.ts';
import { startSupabase } from '../sign-in-calls.ts';

type Provider = Parameters<typeof startSupabase>[0]['provider'];

/** Google, or a link sent to the e-mail address of the form above. Each button's answer stands below that button. */
export function SupabaseSignIn({ email }: { email: string }) {
  const [params] = useSearchParams();
  const methods = useQuery(signInMethodsQuery);
  const start = useMutation({
    mutationFn: (body: Parameters<typeof startSupabase>[0]) =>
      startSupabase(body, params.get('from')),
  });
  const tapped: Provider | undefined = start.variables?.provider;
  const sentTo =
    start.isSuccess && start.variables.provider === 'email' ? start.variables.email : undefined;
  const faultOf = (provider: Provider) =>
    tapped === provider && start.error ? (
      <div className={styles.answer} ref={scrollIntoSight}>
        <Fault>{errorMessage(start.error)}</Fault>
        {methods.data?.supabase === false && <MutedText>{waysThatWork()}</MutedText>}
      </div>
    ) : null;
  return (
    <>
      <Button
        variant="outline"
        isBusy={start.isPending && tapped === 'google'}
        onClick={() => start.mutate({ provider: 'google' })}
      >
        Continue with Google
      </Button>
      {faultOf('google')}
      <Button
        variant="outline"
        isBusy={start.isPending && tapped === 'email'}
        onClick={() => start.mutate({ provider: 'email', email })}
      >
        E-mail me a link
      </Button>
      {faultOf('email')}
      <p className={styles.done} role="status">
        {sentTo !== undefined && `A link is on its way to ${sentTo}. Open it in this browser.`}
      </p>
    </>
  );
}

const waysThatWork = (): string =>
  `What works here: your e-mail and password${canUsePasskeys() ? ', or a passkey' : ''}. New? Register above.`;

function scrollIntoSight(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' });
}
