import {
  type BySeat,
  type Dance,
  type DanceOutcome,
  type DanceRound,
  type DanceStatus,
  type Decision,
  isAwaited,
  isOver,
  type Pace,
  pairOf,
  type Seat,
} from './dance-state.ts';

/** What one seat may know. */
export interface DanceView {
  status: DanceStatus;
  outcome: DanceOutcome | null;
  /** The one that is played; of a dance that waits or is over, the last one. */
  roundNumber: number;
  maxRounds: number;
  pace: Pace;
  pair: BySeat<string> | null;
  /** My own sealed word. */
  word: string | null;
  /** Who has sealed a word for the coming round. */
  ready: BySeat<boolean>;
  rounds: readonly DanceRound[];
  agreed: BySeat<boolean>;
  /** While it is being decided. */
  decisions: BySeat<Decision | null> | null;
  deadline: number | null;
  myTurn: boolean;
}

/** The one way out for a dance: of a round that isn't finished, nobody sees more than their own word. */
export function viewFor(game: Dance, seat: Seat): DanceView {
  const { status, rounds, sealed } = game;
  const played = rounds.length;
  const isComing = status === 'invited' || status === 'active';
  return {
    status,
    outcome: game.outcome,
    roundNumber: isComing ? played + 1 : Math.max(1, played),
    maxRounds: game.roundLimit,
    pace: game.config.pace,
    pair: pairOf(game),
    word: sealed[seat]?.word ?? null,
    ready: isOver(game) ? [false, false] : [sealed[0] !== null, sealed[1] !== null],
    rounds,
    agreed: game.agreed,
    decisions: status === 'deciding' ? (game.decision?.by ?? [null, null]) : null,
    deadline: game.deadline,
    myTurn: isAwaited(game, seat),
  };
}
