import {
  currentRound,
  type PlayAction,
  type PlayedGame,
  type PlayState,
} from '../../domain/play/play-reducer.ts';
import { isJinx, type TrailRound } from '../../domain/play/trail-round.ts';
import { wordFaultMessages } from './copy.ts';
import { parseTutorialWord } from './parse-tutorial-word.ts';
import { firstHint, firstPair, nearMissWarmth, pickBeeWord, pickHint } from './tutorial-script.ts';

/** The two staged rounds, as the play engine's game. Nothing of it is known to the server. */
export interface TutorialGame extends PlayedGame {
  replays: number;
}

export type TutorialState = PlayState<TrailRound, TutorialGame>;
export type TutorialAction = PlayAction<TutorialGame>;

export const createTutorial = (replays = 0): TutorialGame => ({
  version: 0,
  rounds: [],
  status: 'playing',
  replays,
});

export function tutorialPair({ trail }: TutorialState): readonly [string, string] {
  const last = trail.at(-1);
  return last ? [last.yours, last.theirs] : firstPair;
}

/** The words of the pair and of earlier rounds, which can't be played again. */
const takenWords = (state: TutorialState): readonly string[] => [
  ...firstPair,
  ...tutorialPair(state),
];

/** A word to suggest to players who can't think of one. */
export function hintFor(state: TutorialState): string | undefined {
  if (currentRound(state) === 1) return firstHint;
  return pickHint(tutorialPair(state)[1], takenWords(state));
}

/** The actions that follow when the draft is submitted: a refusal, or the word and its answer. */
export function submitDraft(state: TutorialState): TutorialAction[] {
  const { word, fault } = parseTutorialWord(state.draft, takenWords(state));
  if (fault) return [{ type: 'refuse', refusal: { text: wordFaultMessages[fault] } }];
  return [
    { type: 'send', word },
    { type: 'update', game: answer(state, word) },
  ];
}

/** Round 1 is always a near miss, round 2 always a jinx. */
function answer(state: TutorialState, yours: string): TutorialGame {
  const { replays } = state.game;
  const round = currentRound(state);
  const played: TrailRound =
    round === 1
      ? { round, yours, theirs: pickBeeWord(yours, replays), warmth: nearMissWarmth }
      : { round, yours, theirs: yours, warmth: 100 };
  return {
    version: round,
    rounds: [...state.trail, played],
    status: isJinx(played) ? 'over' : 'playing',
    replays,
  };
}
