import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../api/player.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import styles from '../Form.module.css';
import { AfterSignIn } from '../login/AfterSignIn.tsx';
import { PasskeySignIn } from '../login/PasskeySignIn.tsx';
import { hasJustArrived } from '../login/use-arrival.ts';
import { hasPasskeys } from '../passkey.ts';
import { CodeRecovery } from './CodeRecovery.tsx';
import { MailRecovery } from './MailRecovery.tsx';

/** Every way back in that this server has. */
function ForgotPasswordScreen() {
  const { kind } = usePlayer();
  const { state } = useLocation();
  const { data: methods } = useQuery({
    queryKey: ['sign-in-methods'],
    queryFn: ({ signal }) => call('signInMethods', { signal }),
  });
  if (kind === 'account' && hasJustArrived(state)) return <AfterSignIn />;
  return (
    <Screen title="Forgot your password?">
      {methods?.mail === false && (
        <p className={styles.text}>
          This server sends no mail: only a recovery code or a passkey brings you back.
        </p>
      )}
      {methods?.mail && (
        <Panel title="By e-mail">
          <MailRecovery />
        </Panel>
      )}
      <Panel title="With a recovery code">
        <CodeRecovery />
      </Panel>
      {hasPasskeys() && (
        <Panel title="With a passkey">
          <p className={styles.text}>It signs you in without a password.</p>
          <PasskeySignIn />
        </Panel>
      )}
      <ButtonLink to="/login" look="outline">
        Back to signing in
      </ButtonLink>
    </Screen>
  );
}

export { ForgotPasswordScreen as Component };
