import type { Account } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../api/account.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { usePlayer } from '../../../api/player.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BringAlong } from '../migration/BringAlong.tsx';
import { type LeftBehind, useLeftBehind } from '../migration/use-left-behind.ts';
import { EmailForm } from './EmailForm.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { SignOutPart } from './SignOutPart.tsx';

function AccountScreen() {
  const { userId } = usePlayer();
  const { data: account, error, refetch } = useQuery(accountQuery(userId));
  const left = useLeftBehind(userId);
  return (
    <Screen title="Your account">
      {error && (
        <>
          <Fault>{wordsFor(error)}</Fault>
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
      {account && <Parts account={account} left={left.data} />}
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
  left: LeftBehind | null | undefined;
}

function Parts({ account, left }: PartsProps) {
  return (
    <>
      {left && (
        <Panel title="Left behind">
          <BringAlong left={left} onDone={() => {}} />
        </Panel>
      )}
      <Panel title="E-mail">
        <EmailForm account={account} />
      </Panel>
      <Panel title="Password">
        <PasswordForm account={account} />
      </Panel>
      <PasskeysPart account={account} />
      <SessionsPart />
      <SignOutPart />
    </>
  );
}

export { AccountScreen as Component };
