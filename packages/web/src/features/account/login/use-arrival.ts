import type { Player } from '@bee-jinx/contract/browser';
import { useLocation, useNavigate } from 'react-router';
import { signIn } from '../../../api/transitions.ts';

export const justArrived = { justArrived: true };

/**
 * A new identity begins with fresh screens, so that somebody has just signed in is noted in the
 * history, where the next screen finds it.
 */
export function useArrival(): (prove: () => Promise<{ player: Player }>) => Promise<unknown> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (prove) =>
    signIn(prove, async () =>
      navigate({ pathname, search }, { replace: true, state: justArrived }),
    );
}

export function hasJustArrived(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justArrived' in state;
}
