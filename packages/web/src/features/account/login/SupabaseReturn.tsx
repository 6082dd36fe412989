import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { signIn } from '../../../api/transitions.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { type Brought, redeemExpected } from './supabase-return.ts';
import { justArrived } from './use-arrival.ts';

const notStartedHere = 'That sign-in was not started in this browser. Start it here, please.';

/** Back from Supabase: its token becomes a session, and leaves the address. */
export function SupabaseReturn({ brought }: { brought: Brought }) {
  const navigate = useNavigate();
  const wasTaken = useRef(false);
  const exchange = useMutation({
    mutationFn: async ({ state, accessToken }: Brought) => {
      const expected = redeemExpected(state);
      if (!expected || accessToken === null) return false;
      const search = new URLSearchParams(expected.from === null ? {} : { from: expected.from });
      await signIn(
        () => call('signInWithSupabase', { body: { accessToken } }),
        async () => navigate(`/login?${search}`, { replace: true, state: justArrived }),
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
          <ButtonLink to="/login" replace>
            Back to signing in
          </ButtonLink>
        </>
      )}
    </Screen>
  );
}
