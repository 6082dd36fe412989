import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { isAway } from '../../../api/call-error.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { signIn } from '../../../api/transitions.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { type Brought, findExpected, forgetExpected } from './supabase-return.ts';
import { justArrived } from './use-arrival.ts';

const notStartedHere = 'That sign-in was not started in this browser. Start it here, please.';

/** Back from Supabase: its token becomes a session, and leaves the address. */
export function SupabaseReturn({ brought }: { brought: Brought }) {
  const navigate = useNavigate();
  const wasTaken = useRef(false);
  const [wish] = useState(() => findExpected(brought.state)?.from ?? null);
  const login = `/login?${new URLSearchParams(wish === null ? {} : { from: wish })}`;
  const exchange = useMutation({
    mutationFn: async ({ state, accessToken }: Brought) => {
      if (!findExpected(state) || accessToken === null) return false;
      await signIn(
        () => exchangeOnce(accessToken),
        async () => navigate(login, { replace: true, state: justArrived }),
      );
      return true;
    },
  });
  const { mutate } = exchange;
  useEffect(() => {
    if (wasTaken.current || brought.accessToken === null) return;
    wasTaken.current = true;
    mutate(brought);
  }, [brought, mutate]);
  const fault = exchange.error
    ? wordsFor(exchange.error)
    : exchange.data === false
      ? notStartedHere
      : (brought.fault ?? undefined);
  return (
    <Screen title="Sign in">
      {fault === undefined ? (
        <p role="status">Signing in…</p>
      ) : (
        <>
          <Fault>{fault}</Fault>
          {isAway(exchange.error) && (
            <Button isBusy={exchange.isPending} onClick={() => mutate(brought)}>
              Try again
            </Button>
          )}
          <ButtonLink to={login} look="outline" replace>
            Back to signing in
          </ButtonLink>
        </>
      )}
    </Screen>
  );
}

/** Where nobody answered, the token is as good as before. */
async function exchangeOnce(accessToken: string) {
  try {
    const reply = await call('signInWithSupabase', { body: { accessToken } });
    forgetExpected();
    return reply;
  } catch (error) {
    if (!isAway(error)) forgetExpected();
    throw error;
  }
}
