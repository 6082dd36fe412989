import {
  type BySeat,
  currentDancePair,
  type Dance,
  type DanceOpening,
  type DanceOutcome,
  type DanceRound,
  type DanceStatus,
  type Decision,
  isAwaited,
  isDanceOver,
  otherSeat,
  type Pace,
  type Seat,
} from './dance-state.ts';
import { type ReasonFor, type Reasons, reasonsOf } from './reasons.ts';

/** A finished round, and why each of its words links the pair. */
interface RoundWithReasons extends DanceRound {
  readonly reasons: Reasons | null;
}

/** What one seat may know. */
export interface DanceView {
  status: DanceStatus;
  outcome: DanceOutcome | null;
  /** The round that is being played; while deciding and afterwards, the last one. */
  roundNumber: number;
  maxRounds: number;
  pace: Pace;
  pair: BySeat<string> | null;
  opening: DanceOpening | null;
  /** My own sealed word. */
  word: string | null;
  /** Who has sealed a word for the coming round. */
  ready: BySeat<boolean>;
  rounds: readonly RoundWithReasons[];
  agreed: BySeat<boolean>;
  /** While it is being decided. */
  decisions: BySeat<Decision | null> | null;
  deadline: number | null;
  /** When the other seat nudged this one about the word that it still owes. */
  nudgedAt: number | null;
  /** The round that each seat has missed and was forgiven. */
  missed: BySeat<number | null>;
  /** Who was awaited when the dance expired. */
  overdue: BySeat<boolean> | null;
  myTurn: boolean;
}

/** The only way to show a dance: of an unfinished round, a seat sees no more than its own word. */
export function viewFor(game: Dance, seat: Seat, reasonFor: ReasonFor): DanceView {
  const { status, sealed } = game;
  const played = game.rounds.length;
  const isComing = status === 'invited' || status === 'active';
  return {
    status,
    outcome: game.outcome,
    roundNumber: isComing ? played + 1 : Math.max(1, played),
    maxRounds: game.roundLimit,
    pace: game.config.pace,
    pair: currentDancePair(game),
    opening: game.opening,
    word: sealed[seat]?.word ?? null,
    ready: isDanceOver(game) ? [false, false] : [sealed[0] !== null, sealed[1] !== null],
    rounds: addRoundReasons(game, reasonFor),
    agreed: game.agreed,
    decisions: status === 'deciding' ? (game.decision?.by ?? [null, null]) : null,
    deadline: game.deadline,
    nudgedAt: nudgeTo(game, seat),
    missed: game.missed,
    overdue: game.overdue,
    myTurn: isAwaited(game, seat),
  };
}

function nudgeTo(game: Dance, seat: Seat): number | null {
  const nudge = game.nudged[otherSeat(seat)];
  const isStanding = game.status === 'active' && isAwaited(game, seat);
  return isStanding && nudge?.round === game.rounds.length + 1 ? nudge.at : null;
}

/** A round never changes, nor what was said before it, so its reasons are worked out once. */
const knownReasons = new WeakMap<ReasonFor, WeakMap<DanceRound, RoundWithReasons>>();

/** Finished rounds with their reasons, for whoever may see the words of the dance. */
export function addRoundReasons(
  { rounds, opening }: Pick<Dance, 'rounds' | 'opening'>,
  reasonFor: ReasonFor,
): RoundWithReasons[] {
  const known = knownReasons.get(reasonFor) ?? new WeakMap();
  knownReasons.set(reasonFor, known);
  return rounds.map((round, index) => {
    const cached = known.get(round);
    if (cached) return cached;
    const before = rounds[index - 1];
    const pair = before ? wordsOf(before) : (opening?.pair ?? null);
    const [reasons = null] = reasonsOf(pair, [wordsOf(round)], reasonFor);
    const explained = { ...round, reasons };
    known.set(round, explained);
    return explained;
  });
}

const wordsOf = ({ words }: DanceRound) => [words[0].word, words[1].word] as const;
