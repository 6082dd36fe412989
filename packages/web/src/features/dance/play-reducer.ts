import type { Dance } from '@bee-jinx/contract/browser';
import { isDanceOver } from '@bee-jinx/game';
import { isRevealed, nextPhase, type RevealPhase, skipToEnd } from '../../domain/play/phase.ts';
import { type DanceTrailRound, toDanceTrail } from './dance-trail.ts';

/** One dance on one screen. What is true stands in `game`; how much of it was shown so far, in the rest. */
export interface PlayState {
  phase: Exclude<RevealPhase, 'sealing'> | 'over';
  myId: string;
  game: Dance;
  /** The rounds that stand in the trail. */
  trail: readonly DanceTrailRound[];
  /** The round that is being turned over. */
  revealing: DanceTrailRound | undefined;
  draft: string;
  /** What is on its way to the server. */
  pending: PendingWord | undefined;
  refusal: string | undefined;
  timesRefused: number;
}

export interface PendingWord {
  round: number;
  word: string;
  /** How often nobody was there to take it. */
  failures: number;
}

export type PlayAction =
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

export function createPlayState(
  game: Dance,
  myId: string,
  unsentWord: Pick<PendingWord, 'round' | 'word'> | undefined,
): PlayState {
  const play: PlayState = {
    phase: isDanceOver(game) ? 'over' : 'typing',
    myId,
    game,
    trail: toDanceTrail(game, myId),
    revealing: undefined,
    draft: '',
    pending: undefined,
    refusal: undefined,
    timesRefused: 0,
  };
  const isDue = unsentWord?.round === currentRound(play) && canSubmit(play);
  return unsentWord && isDue ? { ...play, pending: { ...unsentWord, failures: 1 } } : play;
}

export function playReducer(play: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'type':
      return canSubmit(play) ? { ...play, draft: action.text, refusal: undefined } : play;
    case 'send':
      return canSubmit(play)
        ? {
            ...play,
            pending: { round: currentRound(play), word: action.word, failures: 0 },
            refusal: undefined,
          }
        : play;
    case 'refuse':
      return { ...withdrawWord(play), refusal: action.text, timesRefused: play.timesRefused + 1 };
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

/** My word of this round, from the moment I let it go. */
export const myWord = ({ pending, revealing, game }: PlayState): string | undefined =>
  revealing?.yours ?? pending?.word ?? game.word;

export const canSubmit = (play: PlayState): boolean =>
  play.phase === 'typing' && play.game.status === 'active' && myWord(play) === undefined;

export const hasPartnerSealed = ({ game, myId }: Pick<PlayState, 'game' | 'myId'>): boolean =>
  game.players.some(({ userId, ready }) => userId !== myId && ready);

export const isAnimating = ({ phase }: PlayState): boolean =>
  phase !== 'typing' && phase !== 'over';

function withdrawWord(play: PlayState): PlayState {
  if (!play.pending) return play;
  return { ...play, draft: play.pending.word, pending: undefined };
}

/** A round that isn't in the trail yet is turned over; of several, the last one. */
function applyServerGame(play: PlayState, heard: Dance): PlayState {
  if (heard.version < play.game.version) return play;
  const next = { ...play, game: heard };
  if (play.revealing) return next;
  const rounds = toDanceTrail(heard, play.myId);
  const last = rounds.at(-1);
  if (last && rounds.length > play.trail.length) {
    return {
      ...next,
      trail: rounds.slice(0, -1),
      revealing: last,
      phase: 'turning',
      ...clearSentDraft(play, last.round),
    };
  }
  const isSealed = play.pending !== undefined && heard.word !== undefined;
  return {
    ...next,
    trail: rounds,
    ...(isSealed && { pending: undefined, draft: '' }),
    ...(isDanceOver(heard) && { phase: 'over' as const, pending: undefined }),
  };
}

/** What was typed for a round that somebody else's tab has played stays to be said. */
function clearSentDraft(
  { pending, draft }: PlayState,
  round: number,
): Pick<PlayState, 'pending' | 'draft' | 'refusal'> {
  return {
    pending: undefined,
    draft: pending && pending.round <= round ? '' : draft,
    refusal: undefined,
  };
}

function advancePhase(play: PlayState): PlayState {
  const { phase, revealing } = play;
  if (phase === 'typing' || phase === 'over') return play;
  if (isRevealed(phase)) return revealing ? finishReveal(play, revealing) : play;
  return { ...play, phase: nextPhase(phase, Boolean(revealing?.match)) };
}

function finishReveal(play: PlayState, turned: DanceTrailRound): PlayState {
  const taken: PlayState = {
    ...play,
    phase: isDanceOver(play.game) ? 'over' : 'typing',
    trail: [...play.trail, turned],
    revealing: undefined,
  };
  return applyServerGame(taken, play.game);
}
