import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { usePlayer } from '../../../api/player.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Form } from '../Form.tsx';
import { faultsOf } from '../faults.ts';
import { AfterSignIn } from '../login/AfterSignIn.tsx';
import { hasJustArrived, useArrival } from '../login/use-arrival.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { holdFreshCodes } from './fresh-codes.ts';
import { passwordFault } from './password-fault.ts';

const incomplete = 'This link isn’t whole. Open it from the mail once more, or ask for a new one.';

/** Where the link from the mail leads; its token stands after the #, where it reaches no log. */
function ResetPasswordScreen() {
  const { kind } = usePlayer();
  const { state, hash } = useLocation();
  const resetToken = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  if (kind === 'account' && hasJustArrived(state)) return <AfterSignIn />;
  return (
    <Screen title="Set a new password">
      {resetToken === '' ? (
        <>
          <Fault>{incomplete}</Fault>
          <AskAgain />
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
  const arrive = useArrival();
  const reset = useMutation({
    mutationFn: () =>
      arrive(async () =>
        holdFreshCodes(await call('resetPassword', { body: { resetToken, newPassword } })),
      ),
  });
  const said = faultsOf(reset.error, ['password'], { password_weak: 'password' });
  const weak = wasTried ? passwordFault(newPassword, '') : undefined;
  const isOver = reset.error instanceof CallError && reset.error.code === 'code_expired';
  return (
    <>
      <Form
        action="Set the new password"
        busyAction="Saving…"
        isBusy={reset.isPending}
        onSubmit={() => {
          setTried(true);
          if (passwordFault(newPassword, '') === undefined) reset.mutate();
        }}
        fault={said.form}
      >
        <NewPasswordField
          signedOut="All your devices"
          fault={weak ?? said.fields.password}
          password={newPassword}
          onType={(typed) => {
            setPassword(typed);
            if (reset.isError) reset.reset();
          }}
        />
      </Form>
      {isOver && <AskAgain />}
    </>
  );
}

function AskAgain() {
  return (
    <ButtonLink to="/forgot-password" look="outline">
      Ask for a new link
    </ButtonLink>
  );
}

export { ResetPasswordScreen as Component };
