import type { Player } from '@bee-jinx/contract/browser';
import { useLocation, useNavigate } from 'react-router';
import { signedIn } from '../../../api/transitions.ts';

export const justArrived = { justArrived: true };

/**
 * A new identity begins with fresh screens, so that somebody has just signed in is noted in the
 * history, where the next screen finds it.
 */
export function useArrival(): (player: Player) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (player) => {
    await navigate({ pathname, search }, { replace: true, state: justArrived });
    signedIn(player);
  };
}

export function hasJustArrived(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justArrived' in state;
}
