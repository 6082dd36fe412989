import type { Player } from '@bee-jinx/contract/browser';
import { signIn } from '../../../domain/account/auth-transitions.ts';
import { useLocation, useNavigate } from '../../../platform/router/router-context.tsx';

export const justSignedIn = { justArrived: true };

/**
 * A new identity mounts new screens, so the history state tells the next one that somebody has just
 * signed in.
 */
export function useCompleteSignIn(): (
  authenticate: () => Promise<{ player: Player }>,
) => Promise<unknown> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (authenticate) =>
    signIn(authenticate, async () =>
      navigate({ pathname, search }, { replace: true, state: justSignedIn }),
    );
}

export function hasJustSignedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justArrived' in state;
}
