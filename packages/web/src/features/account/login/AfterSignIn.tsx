import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { accountQuery } from '../../../domain/account/account.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { Navigate, useNavigate } from '../../../platform/router/router-context.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { LoadingScreen } from '../../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { PasskeysPanel } from '../account/PasskeysPanel.tsx';
import { MigrationOffer } from '../migration/MigrationOffer.tsx';
import { useOrphanedData } from '../migration/orphaned-data.ts';
import { clearNewRecoveryCodes, getNewRecoveryCodes } from '../recovery/new-recovery-codes.ts';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { useReturnTarget } from '../return-target.ts';

/**
 * Shows new recovery codes first, and after a recovery the account's passkeys; then brings along what was played here,
 * then goes back to where one came from.
 */
export function AfterSignIn() {
  const { userId } = usePlayer();
  const target = useReturnTarget();
  const navigate = useNavigate();
  const left = useOrphanedData(userId);
  const [codes, setCodes] = useState(() => getNewRecoveryCodes(userId));
  // New codes come with a registration, when there are no passkeys yet, or with a recovery, which leaves them.
  const [isReviewed, setReviewed] = useState(codes === undefined);
  const account = useQuery({ ...accountQuery(userId), enabled: !isReviewed });
  if (codes) {
    return (
      <Screen title="Keep these codes">
        <RecoveryCodes
          codes={codes}
          onConfirmSaved={() => {
            clearNewRecoveryCodes();
            setCodes(undefined);
          }}
        />
      </Screen>
    );
  }
  if (!isReviewed && account.isPending) return <LoadingScreen />;
  if (!isReviewed && account.data && account.data.passkeys.length > 0) {
    return (
      <FocusedScreen title="Do you know these passkeys?">
        <p>They open your account without the new password. Remove any that isn’t yours.</p>
        <PasskeysPanel account={account.data} />
        <Button onClick={() => setReviewed(true)}>Go on</Button>
      </FocusedScreen>
    );
  }
  if (left.data === undefined) {
    if (!left.error) return <LoadingScreen />;
    return (
      <Greeting>
        <Fault>{errorMessage(left.error)}</Fault>
        <Button onClick={() => void left.refetch()}>Look again for earlier games</Button>
        <ButtonLink to={target} variant="outline" replace>
          Go on
        </ButtonLink>
      </Greeting>
    );
  }
  if (!left.data) return <Navigate to={target} replace />;
  return (
    <Greeting>
      <MigrationOffer
        left={left.data}
        isAutomatic
        onDone={() => void navigate(target, { replace: true })}
      />
    </Greeting>
  );
}

function Greeting({ children }: { children: ReactNode }) {
  const { displayName } = usePlayer();
  return <FocusedScreen title={`Hello, ${displayName}`}>{children}</FocusedScreen>;
}

function FocusedScreen({ title, children }: { title: string; children: ReactNode }) {
  // The form that had the focus is gone, and the address is still the same: the shell sees no new screen.
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return <Screen title={title}>{children}</Screen>;
}
