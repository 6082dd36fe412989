import { CallError } from '../../../api/call-error.ts';
import { type DancePlay, hasPartnerSealed } from '../played-dance.ts';

/** The server has my word but not theirs. The bee needs no reminder. */
export const canNudge = ({ game, phase, pending }: DancePlay): boolean =>
  phase === 'typing' &&
  game.status === 'playing' &&
  game.sealedWord !== undefined &&
  pending === undefined &&
  game.dance.opponent?.isBee === false &&
  !hasPartnerSealed(game);

/** How long to wait if the nudge was refused because it came too soon. */
export function nudgeWaitMs(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== 'nudge_too_soon') return undefined;
  const { retryAfterSeconds } = error.details ?? {};
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : undefined;
}
