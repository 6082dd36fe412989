import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { wordsFor } from '../../../api/error-copy.ts';
import { usePlayer } from '../../../api/player.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { LoadingScreen } from '../../../ui/LoadingScreen.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { BringAlong } from '../migration/BringAlong.tsx';
import { useLeftBehind } from '../migration/use-left-behind.ts';
import { dropFreshCodes, freshCodesOf } from '../recovery/fresh-codes.ts';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { useReturnTarget } from './use-return-target.ts';

/** New recovery codes come first, then what the anonymous player left is offered; then it goes back to where one came from. */
export function AfterSignIn() {
  const { displayName, userId } = usePlayer();
  const target = useReturnTarget();
  const navigate = useNavigate();
  const left = useLeftBehind(userId);
  const [codes, setCodes] = useState(() => freshCodesOf(userId));
  if (codes) {
    return (
      <Screen title="Keep these codes">
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            dropFreshCodes();
            setCodes(undefined);
          }}
        />
      </Screen>
    );
  }
  if (left.data === undefined) {
    if (!left.error) return <LoadingScreen />;
    return (
      <Screen title={`Hello, ${displayName}`}>
        <Fault>{wordsFor(left.error)}</Fault>
        <Button onClick={() => void left.refetch()}>Look again for earlier games</Button>
        <ButtonLink to={target} look="outline" replace>
          Go on
        </ButtonLink>
      </Screen>
    );
  }
  if (!left.data) return <Navigate to={target} replace />;
  return (
    <Screen title={`Hello, ${displayName}`}>
      <BringAlong left={left.data} onDone={() => void navigate(target, { replace: true })} />
    </Screen>
  );
}
