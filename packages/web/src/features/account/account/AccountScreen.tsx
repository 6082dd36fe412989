import type { Account } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { signOut } from '../../../domain/account/auth-transitions.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import {
  AccountForm,
  ActionButton,
  currentPasswordField,
  newPasswordField,
} from '../AccountForm.tsx';
import { sessionsQuery, useAccountCalls } from '../account-queries.ts';
import { MigrationOffer } from '../migration/MigrationOffer.tsx';
import { useOrphanedData } from '../migration/orphaned-data.ts';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { BroughtAlongPanel } from './BroughtAlongPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

function AccountScreen() {
  const { userId } = usePlayer();
  const { data: account, error, refetch } = useQuery(accountQuery(userId));
  const { data: left } = useOrphanedData(userId);
  return (
    <Screen title="Your account">
      {error && (
        <>
          <Fault>{errorMessage(error)}</Fault>
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {account === undefined && !error && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
      {account === null && <NoAccount />}
      {account && (
        <>
          {left && (
            <Panel title="Left behind">
              <MigrationOffer left={left} onDone={() => {}} />
            </Panel>
          )}
          <BroughtAlongPanel broughtAlong={account.broughtAlong} />
          <EmailPanel account={account} />
          <PasswordPanel account={account} />
          <PasskeysPanel account={account} />
          <RecoveryCodesPanel account={account} />
          <SessionsPanel />
          <SignOutPanel />
        </>
      )}
    </Screen>
  );
}

function NoAccount() {
  return (
    <>
      <p>You are playing without an account: this browser is how we know you.</p>
      <ButtonLink to="/login?way=register&from=/account">Register</ButtonLink>
      <ButtonLink to="/login?from=/account" variant="outline">
        Sign in
      </ButtonLink>
    </>
  );
}

function EmailPanel({ account }: { account: Account }) {
  const { changeEmail } = useAccountCalls(account);
  return (
    <Panel title="E-mail">
      <AccountForm
        action="Change e-mail"
        busyAction="Saving…"
        variant="outline"
        fields={{
          email: {
            label: 'E-mail you sign in with',
            type: 'email',
            autoComplete: 'email',
            value: account.email ?? '',
            typing: 'clearsOutcome',
          },
          password: account.hasPassword
            ? currentPasswordField('Your password, to be sure')
            : undefined,
        }}
        submit={({ email, password }) => changeEmail(email, password)}
        fieldOfCode={{ email_taken: 'email', wrong_credentials: 'password' }}
        done={({ email }) =>
          account.hasPassword
            ? `Saved. You sign in with ${email} now.`
            : 'Saved. With a password you can sign in with it.'
        }
        clearsOnSuccess
      />
    </Panel>
  );
}

function PasswordPanel({ account }: { account: Account }) {
  const { hasPassword, email } = account;
  const { changePassword } = useAccountCalls(account);
  if (email === undefined) {
    return (
      <Panel title="Password">
        <MutedText>Add an e-mail to have one: you sign in with both.</MutedText>
      </Panel>
    );
  }
  return (
    <Panel title="Password">
      <AccountForm
        action={hasPassword ? 'Change password' : 'Set a password'}
        busyAction="Saving…"
        variant="outline"
        fields={{
          current: hasPassword
            ? { ...currentPasswordField('Current password'), name: 'currentPassword' }
            : undefined,
          password: { ...newPasswordField('Your other devices'), typing: 'clearsOutcome' },
        }}
        submit={({ password, current }) => changePassword(password, current)}
        fieldOfCode={{ wrong_credentials: 'current', password_weak: 'password' }}
        done={() => 'Saved. Other devices are signed out.'}
        clearsOnSuccess
      >
        {/* Tells a password manager whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      </AccountForm>
    </Panel>
  );
}

/** How many are left, and a form that makes new ones. */
function RecoveryCodesPanel({ account }: { account: Account }) {
  const { hasPassword, email, recoveryCodes } = account;
  const { makeRecoveryCodes } = useAccountCalls(account);
  const [newCodes, setNewCodes] = useState<string[]>();
  if (newCodes) {
    return (
      <Panel title="Recovery codes">
        <RecoveryCodes codes={newCodes} onConfirmSaved={() => setNewCodes(undefined)} />
      </Panel>
    );
  }
  return (
    <Panel title="Recovery codes">
      <MutedText>{recoveryCodesMessage(recoveryCodes)}</MutedText>
      {email === undefined ? (
        <MutedText>Add an e-mail to have some: you recover with both.</MutedText>
      ) : (
        <AccountForm
          action="Make new codes"
          busyAction="Making…"
          variant="outline"
          fields={{
            password: hasPassword
              ? currentPasswordField(
                  'Your password, for new codes',
                  'The codes you have stop working.',
                )
              : undefined,
          }}
          submit={async ({ password }) => setNewCodes(await makeRecoveryCodes(password))}
          fieldOfCode={{ wrong_credentials: 'password' }}
        />
      )}
    </Panel>
  );
}

function recoveryCodesMessage({ left, madeAt }: Account['recoveryCodes']): string {
  if (left === 0 || madeAt === undefined) {
    return 'You have none. With one you can set a new password when you forget yours.';
  }
  return `${left} left, made ${formatDateTime(madeAt)}. With one you can set a new password when you forget yours.`;
}

function SignOutPanel() {
  const navigate = useNavigate();
  const { userId } = usePlayer();
  const { data: sessions = [] } = useQuery(sessionsQuery(userId));
  const returnsTo = sessions.find(({ current }) => current)?.returnsTo;
  return (
    <Panel title="Sign out">
      <MutedText>
        Your games stay with your account.{' '}
        {returnsTo === undefined ? (
          'This browser begins anew.'
        ) : (
          <>
            This browser goes on as <bdi>{returnsTo}</bdi>.
          </>
        )}
      </MutedText>
      <ActionButton
        label="Sign out"
        run={async () => {
          await signOut();
          await navigate('/');
        }}
      />
    </Panel>
  );
}

export { AccountScreen as Component };
