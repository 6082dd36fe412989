import type { Dance } from '@bee-jinx/contract/browser';
import { Trail } from '../../domain/play/Trail.tsx';

/** The finished rounds, this seat's words on the left. */
export function SeatTrail({ game, myId }: { game: Dance; myId: string }) {
  if (game.rounds.length === 0) return null;
  const wordIn = (round: number, isMine: boolean) =>
    game.submissions.find((one) => one.round === round && (one.userId === myId) === isMine)?.word ??
    '';
  const rounds = game.rounds.map(({ round, match, warmth, reasons }) => ({
    round,
    warmth: match ? 100 : warmth,
    yours: wordIn(round, true),
    theirs: wordIn(round, false),
    reasons: reasons && (game.isInviter ? reasons : ([reasons[1], reasons[0]] as const)),
  }));
  return <Trail rounds={rounds} them={game.opponent?.displayName ?? ''} />;
}
