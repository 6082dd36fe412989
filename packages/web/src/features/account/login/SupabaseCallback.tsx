import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isServerUnavailable } from '../../../api/call-error.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { signIn } from '../../../domain/account/auth-transitions.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { exchangeSupabaseToken } from '../sign-in-calls.ts';
import { findPendingSignIn, type SupabaseCallbackParams } from './supabase-callback-params.ts';
import { justSignedIn } from './use-complete-sign-in.ts';

const notStartedHere = 'That sign-in was not started in this browser. Start it here, please.';

/** Exchanges the token from Supabase for a session, and removes it from the address. */
export function SupabaseCallback({ callback }: { callback: SupabaseCallbackParams }) {
  const navigate = useNavigate();
  const wasSubmitted = useRef(false);
  const [pending] = useState(() => findPendingSignIn(callback.state));
  const returnTo = pending?.from ?? null;
  const login = `/login?${new URLSearchParams(returnTo === null ? {} : { from: returnTo })}`;
  const exchange = useMutation({
    mutationFn: async ({ state, accessToken }: SupabaseCallbackParams) => {
      if (!findPendingSignIn(state) || accessToken === null) return false;
      await signIn(
        () => exchangeSupabaseToken(accessToken),
        async () => navigate(login, { replace: true, state: justSignedIn }),
      );
      return true;
    },
  });
  const { mutate } = exchange;
  useEffect(() => {
    if (wasSubmitted.current || callback.accessToken === null) return;
    wasSubmitted.current = true;
    mutate(callback);
  }, [callback, mutate]);
  // Anybody can write an error message into an address, so it is shown only for a sign-in that started here.
  const isForeignFault = callback.fault !== null && !pending;
  const fault = exchange.error
    ? errorMessage(exchange.error)
    : exchange.data === false || isForeignFault
      ? notStartedHere
      : (callback.fault ?? undefined);
  return (
    <Screen title="Sign in">
      {fault === undefined ? (
        <p role="status">Signing in…</p>
      ) : (
        <>
          <Fault>{fault}</Fault>
          {isServerUnavailable(exchange.error) && (
            <Button isBusy={exchange.isPending} onClick={() => mutate(callback)}>
              Try again
            </Button>
          )}
          <ButtonLink to={login} variant="outline" replace>
            Back to signing in
          </ButtonLink>
        </>
      )}
    </Screen>
  );
}
