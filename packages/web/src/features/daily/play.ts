import type { DailyGame, DailyRound } from '@bee-jinx/contract/browser';
import { isOut, phaseAfter, type RevealPhase, skipped } from '../../ui/comb/phase.ts';

/** One game on one screen. What is true stands in `game`; how much of it was shown so far, in the rest. */
export interface Play {
  phase: RevealPhase | 'over';
  game: DailyGame;
  /** The rounds that stand in the trail. */
  trail: readonly DailyRound[];
  /** The round that is being turned over. */
  turning: DailyRound | undefined;
  draft: string;
  /** What is on its way to the server. */
  sending: Sending | undefined;
  refusal: Refusal | undefined;
  timesRefused: number;
}

export interface Sending {
  round: number;
  word: string;
  /** The player's date when it was said, which is the one that counts. */
  date: string;
  /** The wax is pressed: from here on only the answer is waited for. */
  isSettled: boolean;
  /** How often nobody was there to take it. */
  failures: number;
}

export interface Refusal {
  text: string;
  suggestions: readonly string[];
}

export type Action =
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

export function begin(game: DailyGame, unsent: Pick<Sending, 'word' | 'date'> | undefined): Play {
  const play: Play = {
    phase: game.status === 'playing' ? 'typing' : 'over',
    game,
    trail: game.rounds,
    turning: undefined,
    draft: '',
    sending: undefined,
    refusal: undefined,
    timesRefused: 0,
  };
  if (unsent === undefined || play.phase === 'over') return play;
  const sent = step(play, { type: 'send', ...unsent });
  return step(step(sent, { type: 'next' }), { type: 'fail' });
}

export function step(play: Play, action: Action): Play {
  switch (action.type) {
    case 'type':
      return play.phase === 'typing' ? { ...play, draft: action.text, refusal: undefined } : play;
    case 'send':
      return play.phase === 'typing' ? send(play, action) : play;
    case 'refuse':
      return { ...takeBack(play), refusal: action.refusal, timesRefused: play.timesRefused + 1 };
    case 'fail':
      return play.sending
        ? { ...play, sending: { ...play.sending, failures: play.sending.failures + 1 } }
        : play;
    case 'take-back':
      return takeBack(play);
    case 'hear':
      return hear(play, action.game);
    case 'next':
      return moveOn(play);
    case 'skip':
      return skipped(play, isMoving, moveOn);
  }
}

export const roundOf = ({ turning, trail }: Play): number => turning?.round ?? trail.length + 1;

/** Something moves that can be cut short. Waiting for the server can't. */
export const isMoving = ({ phase, turning }: Play): boolean =>
  phase !== 'typing' && phase !== 'over' && turning !== undefined;

function send(play: Play, { word, date }: Pick<Sending, 'word' | 'date'>): Play {
  const sending = { round: play.trail.length + 1, word, date, isSettled: false, failures: 0 };
  return { ...play, phase: 'sealing', sending, refusal: undefined };
}

function takeBack(play: Play): Play {
  if (!play.sending) return play;
  const isWaiting = play.phase === 'sealing' && play.turning === undefined;
  return {
    ...play,
    phase: isWaiting ? 'typing' : play.phase,
    draft: play.sending.word,
    sending: undefined,
  };
}

/** A round that isn't in the trail yet is turned over; of several, the last one. */
function hear(play: Play, heard: DailyGame): Play {
  if (heard.version < play.game.version) return play;
  const next = { ...play, game: heard };
  if (play.turning) return next;
  const last = heard.rounds.at(-1);
  if (!last || heard.rounds.length <= play.trail.length) {
    return heard.status === 'playing' ? next : { ...next, phase: 'over', sending: undefined };
  }
  return {
    ...next,
    trail: heard.rounds.slice(0, -1),
    turning: last,
    phase: play.sending && !play.sending.isSettled ? 'sealing' : 'turning',
    refusal: undefined,
  };
}

function moveOn(play: Play): Play {
  const { phase, turning, sending } = play;
  if (phase === 'typing' || phase === 'over') return play;
  if (isOut(phase)) return turning ? takeIn(play, turning) : play;
  // The answer is waited for under the wax.
  if (phase === 'sealing' && !turning) {
    return sending ? { ...play, sending: { ...sending, isSettled: true } } : play;
  }
  return { ...play, phase: phaseAfter(phase, Boolean(turning?.match)) };
}

function takeIn(play: Play, turned: DailyRound): Play {
  const taken: Play = {
    ...play,
    phase: play.game.status === 'playing' ? 'typing' : 'over',
    trail: [...play.trail, turned],
    turning: undefined,
    // A word that was typed while another tab went on stays to be said.
    draft: play.sending ? '' : play.draft,
    sending: undefined,
  };
  return hear(taken, play.game);
}
