import { isOut, phaseAfter, type RevealPhase, skipped } from '../../ui/comb/phase.ts';
import type { TrailRound } from '../../ui/round-sentence.ts';
import { readWord, type WordFault } from './read-word.ts';
import { beeWordAgainst, firstHint, firstPair, hintAfter, nearMissWarmth } from './staged.ts';

type Phase = RevealPhase | 'done';

export interface Tutorial {
  phase: Phase;
  pair: readonly [string, string];
  draft: string;
  fault: WordFault | undefined;
  timesRefused: number;
  /** The round that is being turned over. */
  said: TrailRound | undefined;
  trail: readonly TrailRound[];
  replays: number;
}

export type Action =
  | { type: 'type'; text: string }
  | { type: 'say' }
  /** The time of the phase is up. */
  | { type: 'next' }
  /** Straight to where the player can do something again. */
  | { type: 'skip' }
  | { type: 'restart' };

export function begin(replays = 0): Tutorial {
  return {
    phase: 'typing',
    pair: firstPair,
    draft: '',
    fault: undefined,
    timesRefused: 0,
    said: undefined,
    trail: [],
    replays,
  };
}

export function play(state: Tutorial, action: Action): Tutorial {
  switch (action.type) {
    case 'type':
      return state.phase === 'typing' ? { ...state, draft: action.text, fault: undefined } : state;
    case 'say':
      return state.phase === 'typing' ? say(state) : state;
    case 'next':
      return moveOn(state);
    case 'skip':
      return skipped(state, isMoving, moveOn);
    case 'restart':
      return begin(state.replays + 1);
  }
}

export const isMoving = ({ phase }: Tutorial): boolean => phase !== 'typing' && phase !== 'done';

export const roundOf = ({ said, trail }: Tutorial): number => said?.round ?? trail.length + 1;

/** What is on the table or was: none of it can be said again. */
const takenIn = ({ pair }: Tutorial): readonly string[] => [...firstPair, ...pair];

/** For those to whom no word comes. */
export function hintFor(state: Tutorial): string | undefined {
  return roundOf(state) === 1 ? firstHint : hintAfter(state.pair[1], takenIn(state));
}

function say(state: Tutorial): Tutorial {
  const { word, fault } = readWord(state.draft, takenIn(state));
  if (fault) return { ...state, fault, timesRefused: state.timesRefused + 1 };
  return { ...state, phase: 'sealing', fault: undefined, said: answer(state, word) };
}

/** Round 1 is always a near miss, round 2 always a jinx. */
function answer(state: Tutorial, yours: string): TrailRound {
  const round = roundOf(state);
  return round === 1
    ? { round, yours, theirs: beeWordAgainst(yours, state.replays), warmth: nearMissWarmth }
    : { round, yours, theirs: yours, warmth: 100 };
}

function moveOn(state: Tutorial): Tutorial {
  const { phase, said } = state;
  if (phase === 'typing' || phase === 'done') return state;
  if (isOut(phase)) return said ? takeIn(state, said) : state;
  return { ...state, phase: phaseAfter(phase, said?.warmth === 100) };
}

function takeIn(state: Tutorial, said: TrailRound): Tutorial {
  return {
    ...state,
    phase: said.warmth === 100 ? 'done' : 'typing',
    pair: [said.yours, said.theirs],
    draft: '',
    said: undefined,
    trail: [...state.trail, said],
  };
}
