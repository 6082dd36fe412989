import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../../../domain/account/player.ts';
import { useLocation } from '../../../platform/router/router-context.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { AccountForm, newPasswordField } from '../AccountForm.tsx';
import { signInMethodsQuery } from '../account-queries.ts';
import { AfterSignIn } from '../login/AfterSignIn.tsx';
import { PasskeySignIn } from '../login/login-forms.tsx';
import { hasJustSignedIn, useCompleteSignIn } from '../login/use-complete-sign-in.ts';
import { canUsePasskeys } from '../passkey.ts';
import { recoverByCode, requestRecoveryMail } from '../sign-in-calls.ts';
import { validateNewPassword } from '../validate-credentials.ts';

/** Every way to recover an account that this server offers. */
function ForgotPasswordScreen() {
  const { kind } = usePlayer();
  const { state } = useLocation();
  const { data: methods } = useQuery(signInMethodsQuery);
  if (kind === 'account' && hasJustSignedIn(state)) return <AfterSignIn />;
  return (
    <Screen title="Forgot your password?">
      {methods?.mail === false && (
        <MutedText>
          This server sends no mail: a recovery code or a passkey brings you back.
        </MutedText>
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
          <MutedText>It signs you in without a password.</MutedText>
          <PasskeySignIn />
        </Panel>
      )}
      <ButtonLink to="/login" variant="outline">
        Back to signing in
      </ButtonLink>
    </Screen>
  );
}

function RecoveryMailForm() {
  return (
    <AccountForm
      action="Send me a link"
      busyAction="Sending…"
      fields={{
        email: {
          label: 'E-mail you sign in with',
          name: 'mailTo',
          type: 'email',
          autoComplete: 'email',
          typing: 'clearsOutcome',
        },
      }}
      submit={async ({ email }) => {
        await requestRecoveryMail(email);
        return email;
      }}
      done={(email) =>
        `If there is an account for ${email}, a link is on its way. It works for 30 minutes.`
      }
    />
  );
}

function RecoveryCodeForm() {
  const completeSignIn = useCompleteSignIn();
  return (
    <AccountForm
      action="Set the new password"
      busyAction="Checking…"
      fields={{
        email: { label: 'E-mail', type: 'email', autoComplete: 'username' },
        code: {
          label: 'Recovery code',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          hint: 'One of the ten you kept when you registered.',
        },
        password: newPasswordField('All your devices'),
      }}
      validate={({ password, email }) => validateNewPassword(password, [email])}
      submit={({ email, code, password: newPassword }) =>
        completeSignIn(() => recoverByCode({ email, code, newPassword }))
      }
      fieldOfCode={{ wrong_credentials: 'code', password_weak: 'password' }}
    />
  );
}

export { ForgotPasswordScreen as Component };
