import { CallError } from '../../../api/call-error.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { useLocation } from '../../../platform/router/router-context.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { AccountForm, newPasswordField } from '../AccountForm.tsx';
import { AfterSignIn } from '../login/AfterSignIn.tsx';
import { hasJustSignedIn, useCompleteSignIn } from '../login/use-complete-sign-in.ts';
import { resetPassword } from '../sign-in-calls.ts';
import { validateNewPassword } from '../validate-credentials.ts';

const incompleteLinkMessage =
  'This link isn’t whole. Open it from the mail once more, or ask for a new one.';

/** Opened by the link in the mail; its token stands after the #, where no server log sees it. */
function ResetPasswordScreen() {
  const { kind } = usePlayer();
  const { state, hash } = useLocation();
  const resetToken = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  if (kind === 'account' && hasJustSignedIn(state)) return <AfterSignIn />;
  return (
    <Screen title="Set a new password">
      {resetToken === '' ? (
        <>
          <Fault>{incompleteLinkMessage}</Fault>
          <RequestNewLink />
        </>
      ) : (
        <ResetForm resetToken={resetToken} />
      )}
    </Screen>
  );
}

function ResetForm({ resetToken }: { resetToken: string }) {
  const completeSignIn = useCompleteSignIn();
  return (
    <AccountForm
      action="Set the new password"
      busyAction="Saving…"
      fields={{ password: newPasswordField('All your devices') }}
      validate={({ password }) => validateNewPassword(password)}
      submit={({ password: newPassword }) =>
        completeSignIn(() => resetPassword({ resetToken, newPassword }))
      }
      fieldOfCode={{ password_weak: 'password' }}
      footer={(error) =>
        error instanceof CallError && error.code === 'code_expired' && <RequestNewLink />
      }
    />
  );
}

function RequestNewLink() {
  return (
    <ButtonLink to="/forgot-password" variant="outline">
      Ask for a new link
    </ButtonLink>
  );
}

export { ResetPasswordScreen as Component };
