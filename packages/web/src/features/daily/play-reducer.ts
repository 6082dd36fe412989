import type { DailyGame, DailyRound } from '@bee-jinx/contract/browser';
import { isRevealed, nextPhase, type RevealPhase, skipToEnd } from '../../domain/play/phase.ts';

/** One game on one screen. What is true stands in `game`; how much of it was shown so far, in the rest. */
export interface PlayState {
  phase: RevealPhase | 'over';
  game: DailyGame;
  /** The rounds that stand in the trail. */
  trail: readonly DailyRound[];
  /** The round that is being turned over. */
  revealing: DailyRound | undefined;
  draft: string;
  /** What is on its way to the server. */
  pending: PendingWord | undefined;
  refusal: Refusal | undefined;
  timesRefused: number;
}

export interface PendingWord {
  round: number;
  word: string;
  /** The player's date when it was said, which is the one that counts. */
  date: string;
  /** The wax is pressed: from here on only the answer is waited for. */
  isSealAnimationDone: boolean;
  /** How often nobody was there to take it. */
  failures: number;
}

export interface Refusal {
  text: string;
  suggestions: readonly string[];
}

export type PlayAction =
  | { type: 'type'; text: string }
  | { type: 'send'; word: string; date: string }
  | { type: 'refuse'; refusal: Refusal }
  | { type: 'fail' }
  /** The word goes back into the field: the player wants another, or the game has moved on. */
  | { type: 'take-back' }
  /** The server's game, from whatever tab or device it went on. */
  | { type: 'hear'; game: DailyGame }
  /** The time of the phase is up. */
  | { type: 'next' }
  /** Straight to where the player can do something again. */
  | { type: 'skip' };

export function createPlayState(
  game: DailyGame,
  unsentWord: Pick<PendingWord, 'word' | 'date'> | undefined,
): PlayState {
  const play: PlayState = {
    phase: game.status === 'playing' ? 'typing' : 'over',
    game,
    trail: game.rounds,
    revealing: undefined,
    draft: '',
    pending: undefined,
    refusal: undefined,
    timesRefused: 0,
  };
  if (unsentWord === undefined || play.phase === 'over') return play;
  const sent = playReducer(play, { type: 'send', ...unsentWord });
  return playReducer(playReducer(sent, { type: 'next' }), { type: 'fail' });
}

export function playReducer(play: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'type':
      return play.phase === 'typing' ? { ...play, draft: action.text, refusal: undefined } : play;
    case 'send':
      return play.phase === 'typing' ? send(play, action) : play;
    case 'refuse':
      return {
        ...withdrawWord(play),
        refusal: action.refusal,
        timesRefused: play.timesRefused + 1,
      };
    case 'fail':
      return play.pending
        ? { ...play, pending: { ...play.pending, failures: play.pending.failures + 1 } }
        : play;
    case 'take-back':
      return withdrawWord(play);
    case 'hear':
      return applyServerGame(play, action.game);
    case 'next':
      return advancePhase(play);
    case 'skip':
      return skipToEnd(play, isAnimating, advancePhase);
  }
}

export const currentRound = ({ revealing, trail }: PlayState): number =>
  revealing?.round ?? trail.length + 1;

/** Something moves that can be cut short. Waiting for the server can't. */
export const isAnimating = ({ phase, revealing }: PlayState): boolean =>
  phase !== 'typing' && phase !== 'over' && revealing !== undefined;

function send(play: PlayState, { word, date }: Pick<PendingWord, 'word' | 'date'>): PlayState {
  const pending = {
    round: play.trail.length + 1,
    word,
    date,
    isSealAnimationDone: false,
    failures: 0,
  };
  return { ...play, phase: 'sealing', pending, refusal: undefined };
}

function withdrawWord(play: PlayState): PlayState {
  if (!play.pending) return play;
  const isWaiting = play.phase === 'sealing' && play.revealing === undefined;
  return {
    ...play,
    phase: isWaiting ? 'typing' : play.phase,
    draft: play.pending.word,
    pending: undefined,
  };
}

/** A round that isn't in the trail yet is turned over; of several, the last one. */
function applyServerGame(play: PlayState, heard: DailyGame): PlayState {
  if (heard.version < play.game.version) return play;
  const next = { ...play, game: heard };
  if (play.revealing) return next;
  const last = heard.rounds.at(-1);
  if (!last || heard.rounds.length <= play.trail.length) {
    return heard.status === 'playing' ? next : { ...next, phase: 'over', pending: undefined };
  }
  return {
    ...next,
    trail: heard.rounds.slice(0, -1),
    revealing: last,
    phase: play.pending && !play.pending.isSealAnimationDone ? 'sealing' : 'turning',
    refusal: undefined,
  };
}

function advancePhase(play: PlayState): PlayState {
  const { phase, revealing, pending } = play;
  if (phase === 'typing' || phase === 'over') return play;
  if (isRevealed(phase)) return revealing ? finishReveal(play, revealing) : play;
  // The answer is waited for under the wax.
  if (phase === 'sealing' && !revealing) {
    return pending ? { ...play, pending: { ...pending, isSealAnimationDone: true } } : play;
  }
  return { ...play, phase: nextPhase(phase, Boolean(revealing?.match)) };
}

function finishReveal(play: PlayState, turned: DailyRound): PlayState {
  const taken: PlayState = {
    ...play,
    phase: play.game.status === 'playing' ? 'typing' : 'over',
    trail: [...play.trail, turned],
    revealing: undefined,
    // A word that was typed while another tab went on stays to be said.
    draft: play.pending ? '' : play.draft,
    pending: undefined,
  };
  return applyServerGame(taken, play.game);
}
