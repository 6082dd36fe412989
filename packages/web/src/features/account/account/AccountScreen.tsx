import type { Account } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { MigrationOffer } from '../migration/MigrationOffer.tsx';
import { type OrphanedData, useOrphanedData } from '../migration/use-orphaned-data.ts';
import { EmailForm } from './EmailForm.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SignOutPanel } from './SignOutPanel.tsx';

function AccountScreen() {
  const { userId } = usePlayer();
  const { data: account, error, refetch } = useQuery(accountQuery(userId));
  const left = useOrphanedData(userId);
  return (
    <Screen title="Your account">
      {error && (
        <>
          <Fault>{errorMessage(error)}</Fault>
          <Button look="outline" size="small" onClick={() => void refetch()}>
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
      {account && <AccountPanels account={account} left={left.data} />}
    </Screen>
  );
}

function NoAccount() {
  return (
    <>
      <p>You are playing without an account: this browser is how we know you.</p>
      <ButtonLink to="/login?way=register&from=/account">Register</ButtonLink>
      <ButtonLink to="/login?from=/account" look="outline">
        Sign in
      </ButtonLink>
    </>
  );
}

interface PartsProps {
  account: Account;
  left: OrphanedData | null | undefined;
}

function AccountPanels({ account, left }: PartsProps) {
  return (
    <>
      {left && (
        <Panel title="Left behind">
          <MigrationOffer left={left} onDone={() => {}} />
        </Panel>
      )}
      <Panel title="E-mail">
        <EmailForm account={account} />
      </Panel>
      <Panel title="Password">
        <PasswordForm account={account} />
      </Panel>
      <PasskeysPanel account={account} />
      <RecoveryCodesPanel account={account} />
      <SessionsPanel />
      <SignOutPanel />
    </>
  );
}

export { AccountScreen as Component };
