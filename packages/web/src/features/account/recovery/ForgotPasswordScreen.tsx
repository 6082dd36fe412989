import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import styles from '../Form.module.css';
import { AfterSignIn } from '../login/AfterSignIn.tsx';
import { PasskeySignIn } from '../login/PasskeySignIn.tsx';
import { hasJustSignedIn } from '../login/use-complete-sign-in.ts';
import { canUsePasskeys } from '../passkey.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { RecoveryMailForm } from './RecoveryMailForm.tsx';

/** Every way back in that this server has. */
function ForgotPasswordScreen() {
  const { kind } = usePlayer();
  const { state } = useLocation();
  const { data: methods } = useQuery({
    queryKey: ['sign-in-methods'],
    queryFn: ({ signal }) => call('signInMethods', { signal }),
  });
  if (kind === 'account' && hasJustSignedIn(state)) return <AfterSignIn />;
  return (
    <Screen title="Forgot your password?">
      {methods?.mail === false && (
        <p className={styles.text}>
          This server sends no mail: only a recovery code or a passkey brings you back.
        </p>
      )}
      {methods?.mail && (
        <Panel title="By e-mail">
          <RecoveryMailForm />
        </Panel>
      )}
      <Panel title="With a recovery code">
        <RecoveryCodeForm />
      </Panel>
      {canUsePasskeys() && (
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
