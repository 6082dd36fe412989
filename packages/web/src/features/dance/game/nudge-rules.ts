import { CallError } from '../../../api/call-error.ts';
import { hasPartnerSealed, type PlayState } from '../play-reducer.ts';

/** My word is with the server, theirs isn't. The bee needs no reminder. */
export const canNudge = ({ game, myId, phase, pending: sending }: PlayState): boolean =>
  phase === 'typing' &&
  game.status === 'active' &&
  game.word !== undefined &&
  sending === undefined &&
  game.opponent?.isBee === false &&
  !hasPartnerSealed({ game, myId });

/** How long the server wants us to wait, where that is why it refused. */
export function nudgeWaitMs(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== 'nudge_too_soon') return undefined;
  const { retryAfterSeconds } = error.details ?? {};
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : undefined;
}
