import type { Player } from '@bee-jinx/contract/browser';
import { useLocation, useNavigate } from 'react-router';
import { signIn } from '../../../domain/account/auth-transitions.ts';

export const justSignedIn = { justArrived: true };

/**
 * A new identity begins with fresh screens, so that somebody has just signed in is noted in the
 * history, where the next screen finds it.
 */
export function useCompleteSignIn(): (
  prove: () => Promise<{ player: Player }>,
) => Promise<unknown> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (prove) =>
    signIn(prove, async () =>
      navigate({ pathname, search }, { replace: true, state: justSignedIn }),
    );
}

export function hasJustSignedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justArrived' in state;
}
