import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Form } from '../Form.tsx';
import { toFormFaults } from '../form-faults.ts';
import { AfterSignIn } from '../login/AfterSignIn.tsx';
import { hasJustSignedIn, useCompleteSignIn } from '../login/use-complete-sign-in.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { storeNewRecoveryCodes } from './new-recovery-codes.ts';
import { validateNewPassword } from './validate-new-password.ts';

const incompleteLinkMessage =
  'This link isn’t whole. Open it from the mail once more, or ask for a new one.';

/** Where the link from the mail leads; its token stands after the #, where it reaches no log. */
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
  const [newPassword, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const arrive = useCompleteSignIn();
  const reset = useMutation({
    mutationFn: () =>
      arrive(async () =>
        storeNewRecoveryCodes(await call('resetPassword', { body: { resetToken, newPassword } })),
      ),
  });
  const faults = toFormFaults(reset.error, ['password'], { password_weak: 'password' });
  const weak = wasTried ? validateNewPassword(newPassword, '') : undefined;
  const isOver = reset.error instanceof CallError && reset.error.code === 'code_expired';
  return (
    <>
      <Form
        action="Set the new password"
        busyAction="Saving…"
        isBusy={reset.isPending}
        onSubmit={() => {
          setTried(true);
          if (validateNewPassword(newPassword, '') === undefined) reset.mutate();
        }}
        fault={faults.form}
      >
        <NewPasswordField
          signedOut="All your devices"
          fault={weak ?? faults.fields.password}
          password={newPassword}
          onType={(typed) => {
            setPassword(typed);
            if (reset.isError) reset.reset();
          }}
        />
      </Form>
      {isOver && <RequestNewLink />}
    </>
  );
}

function RequestNewLink() {
  return (
    <ButtonLink to="/forgot-password" look="outline">
      Ask for a new link
    </ButtonLink>
  );
}

export { ResetPasswordScreen as Component };
