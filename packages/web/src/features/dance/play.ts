import type { Dance } from '@bee-jinx/contract/browser';
import { isOver } from '@bee-jinx/game';
import { isOut, phaseAfter, type RevealPhase, skipped } from '../../ui/comb/phase.ts';
import { type DancedRound, dancedRounds } from './danced-rounds.ts';

/** One dance on one screen. What is true stands in `game`; how much of it was shown so far, in the rest. */
export interface Play {
  phase: Exclude<RevealPhase, 'sealing'> | 'over';
  myId: string;
  game: Dance;
  /** The rounds that stand in the trail. */
  trail: readonly DancedRound[];
  /** The round that is being turned over. */
  turning: DancedRound | undefined;
  draft: string;
  /** What is on its way to the server. */
  sending: Sending | undefined;
  refusal: string | undefined;
  timesRefused: number;
}

export interface Sending {
  round: number;
  word: string;
  /** How often nobody was there to take it. */
  failures: number;
}

export type Action =
  | { type: 'type'; text: string }
  | { type: 'send'; word: string }
  | { type: 'refuse'; text: string }
  | { type: 'fail' }
  /** The word goes back into the field. */
  | { type: 'take-back' }
  /** The server's game, whoever moved it. */
  | { type: 'hear'; game: Dance }
  /** The time of the phase is up. */
  | { type: 'next' }
  | { type: 'skip' };

export function begin(
  game: Dance,
  myId: string,
  unsent: Pick<Sending, 'round' | 'word'> | undefined,
): Play {
  const play: Play = {
    phase: isOver(game) ? 'over' : 'typing',
    myId,
    game,
    trail: dancedRounds(game, myId),
    turning: undefined,
    draft: '',
    sending: undefined,
    refusal: undefined,
    timesRefused: 0,
  };
  const isDue = unsent?.round === roundOf(play) && canSay(play);
  return unsent && isDue ? { ...play, sending: { ...unsent, failures: 1 } } : play;
}

export function step(play: Play, action: Action): Play {
  switch (action.type) {
    case 'type':
      return canSay(play) ? { ...play, draft: action.text, refusal: undefined } : play;
    case 'send':
      return canSay(play)
        ? {
            ...play,
            sending: { round: roundOf(play), word: action.word, failures: 0 },
            refusal: undefined,
          }
        : play;
    case 'refuse':
      return { ...takeBack(play), refusal: action.text, timesRefused: play.timesRefused + 1 };
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

/** My word of this round, from the moment I let it go. */
export const myWord = ({ sending, turning, game }: Play): string | undefined =>
  turning?.yours ?? sending?.word ?? game.word;

export const canSay = (play: Play): boolean =>
  play.phase === 'typing' && play.game.status === 'active' && myWord(play) === undefined;

export const haveTheySealed = ({ game, myId }: Pick<Play, 'game' | 'myId'>): boolean =>
  game.players.some(({ userId, ready }) => userId !== myId && ready);

export const isMoving = ({ phase }: Play): boolean => phase !== 'typing' && phase !== 'over';

function takeBack(play: Play): Play {
  if (!play.sending) return play;
  return { ...play, draft: play.sending.word, sending: undefined };
}

/** A round that isn't in the trail yet is turned over; of several, the last one. */
function hear(play: Play, heard: Dance): Play {
  if (heard.version < play.game.version) return play;
  const next = { ...play, game: heard };
  if (play.turning) return next;
  const rounds = dancedRounds(heard, play.myId);
  const last = rounds.at(-1);
  if (last && rounds.length > play.trail.length) {
    return {
      ...next,
      trail: rounds.slice(0, -1),
      turning: last,
      phase: 'turning',
      ...settled(play, last.round),
    };
  }
  const isSealed = play.sending !== undefined && heard.word !== undefined;
  return {
    ...next,
    trail: rounds,
    ...(isSealed && { sending: undefined, draft: '' }),
    ...(isOver(heard) && { phase: 'over' as const, sending: undefined }),
  };
}

/** What was typed for a round that somebody else's tab has played stays to be said. */
function settled(
  { sending, draft }: Play,
  round: number,
): Pick<Play, 'sending' | 'draft' | 'refusal'> {
  return {
    sending: undefined,
    draft: sending && sending.round <= round ? '' : draft,
    refusal: undefined,
  };
}

function moveOn(play: Play): Play {
  const { phase, turning } = play;
  if (phase === 'typing' || phase === 'over') return play;
  if (isOut(phase)) return turning ? takeIn(play, turning) : play;
  return { ...play, phase: phaseAfter(phase, Boolean(turning?.match)) };
}

function takeIn(play: Play, turned: DancedRound): Play {
  const taken: Play = {
    ...play,
    phase: isOver(play.game) ? 'over' : 'typing',
    trail: [...play.trail, turned],
    turning: undefined,
  };
  return hear(taken, play.game);
}
