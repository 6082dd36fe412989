import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { retrySession, session } from '../session/session.ts';
import { isSplash } from './navigation.ts';

/** Screens wait until there is a player; the splash needs none. */
export function SessionGate({ children }: { children: ReactNode }) {
  const current = useStore(session);
  const { pathname } = useLocation();
  if (current.status === 'failed') return <RetryScreen error={current.error} />;
  const isPainted = current.status === 'opening' && current.isGuest;
  if (current.status === 'opening' && !isPainted && !isSplash(pathname)) return <LoadingScreen />;
  return children;
}

function RetryScreen({ error }: { error: unknown }) {
  useEffect(() => {
    addEventListener('online', retrySession);
    return () => removeEventListener('online', retrySession);
  }, []);
  return (
    <Screen title="The bee isn’t answering">
      <Fault>{errorMessage(error)}</Fault>
      <Button onClick={retrySession}>Try again</Button>
    </Screen>
  );
}
