import { isRevealed, nextPhase, type RevealPhase, skipToEnd } from '../../domain/play/phase.ts';
import type { TrailRound } from '../../domain/play/round-sentence.ts';
import { readWord, type WordFault } from './read-word.ts';
import { firstHint, firstPair, nearMissWarmth, pickBeeWord, pickHint } from './tutorial-script.ts';

type Phase = RevealPhase | 'done';

export interface TutorialState {
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

export type TutorialAction =
  | { type: 'type'; text: string }
  | { type: 'say' }
  /** The time of the phase is up. */
  | { type: 'next' }
  /** Straight to where the player can do something again. */
  | { type: 'skip' }
  | { type: 'restart' };

export function createTutorialState(replays = 0): TutorialState {
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

export function tutorialReducer(state: TutorialState, action: TutorialAction): TutorialState {
  switch (action.type) {
    case 'type':
      return state.phase === 'typing' ? { ...state, draft: action.text, fault: undefined } : state;
    case 'say':
      return state.phase === 'typing' ? say(state) : state;
    case 'next':
      return advancePhase(state);
    case 'skip':
      return skipToEnd(state, isAnimating, advancePhase);
    case 'restart':
      return createTutorialState(state.replays + 1);
  }
}

export const isAnimating = ({ phase }: TutorialState): boolean =>
  phase !== 'typing' && phase !== 'done';

export const currentRound = ({ said, trail }: TutorialState): number =>
  said?.round ?? trail.length + 1;

/** What is on the table or was: none of it can be said again. */
const takenWords = ({ pair }: TutorialState): readonly string[] => [...firstPair, ...pair];

/** For those to whom no word comes. */
export function hintFor(state: TutorialState): string | undefined {
  return currentRound(state) === 1 ? firstHint : pickHint(state.pair[1], takenWords(state));
}

function say(state: TutorialState): TutorialState {
  const { word, fault } = readWord(state.draft, takenWords(state));
  if (fault) return { ...state, fault, timesRefused: state.timesRefused + 1 };
  return { ...state, phase: 'sealing', fault: undefined, said: answer(state, word) };
}

/** Round 1 is always a near miss, round 2 always a jinx. */
function answer(state: TutorialState, yours: string): TrailRound {
  const round = currentRound(state);
  return round === 1
    ? { round, yours, theirs: pickBeeWord(yours, state.replays), warmth: nearMissWarmth }
    : { round, yours, theirs: yours, warmth: 100 };
}

function advancePhase(state: TutorialState): TutorialState {
  const { phase, said } = state;
  if (phase === 'typing' || phase === 'done') return state;
  if (isRevealed(phase)) return said ? commitRound(state, said) : state;
  return { ...state, phase: nextPhase(phase, said?.warmth === 100) };
}

function commitRound(state: TutorialState, said: TrailRound): TutorialState {
  return {
    ...state,
    phase: said.warmth === 100 ? 'done' : 'typing',
    pair: [said.yours, said.theirs],
    draft: '',
    said: undefined,
    trail: [...state.trail, said],
  };
}
