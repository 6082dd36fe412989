import { isRevealed, nextPhase, type RevealPhase } from './phase.ts';
import { isJinx, type TrailRound } from './trail-round.ts';

/** What the reducer needs to know of a game. The daily and the dance get it from the server. */
export interface PlayedGame<Round extends TrailRound = TrailRound> {
  version: number;
  rounds: readonly Round[];
  /** Words are taken while it is playing. */
  status: 'playing' | 'paused' | 'over';
  /** My word of the coming round, which the server keeps sealed until the other word is in. */
  sealedWord?: string | undefined;
  /** A word stays in its field when it is sealed, instead of being covered by a card. */
  sealsInField?: boolean;
}

/** One game on one screen: `latest` is what is true, the rest is how much of it may be shown. */
export interface PlayState<
  Round extends TrailRound = TrailRound,
  Game extends PlayedGame<Round> = PlayedGame<Round>,
> {
  phase: RevealPhase | 'over';
  /** The game as far as the screen may show it: while an outcome is hidden, as it stood before. */
  game: Game;
  /** The game as it is. Only this file reads it. */
  latest: Game;
  /** The rounds that stand in the trail. */
  trail: readonly Round[];
  /** The round that is being turned over. */
  revealing: Round | undefined;
  draft: string;
  /** The submitted word. It stays until its round is revealed. */
  pending: PendingWord | undefined;
  refusal: RefusalMessage | undefined;
  /** Counts up so that the same refusal twice shakes the field twice. */
  timesRefused: number;
}

export interface PendingWord {
  round: number;
  word: string;
  /** Once true, only the server's reply is still missing. */
  isSealAnimationDone: boolean;
  /** A request is under way, or its reply is about to be shown. */
  isSending: boolean;
  /** How often the server could not be reached. */
  failures: number;
}

/** Why a word was not accepted, as the player reads it. */
export interface RefusalMessage {
  text: string;
  suggestions?: readonly string[];
}

export type PlayAction<Game extends PlayedGame = PlayedGame> =
  | { type: 'type'; text: string }
  | { type: 'send'; word: string }
  | { type: 'refuse'; refusal: RefusalMessage }
  /** The server could not be reached. */
  | { type: 'send-failed' }
  | { type: 'resend' }
  /** The word goes back into the field: the player wants another, or the game has moved on. */
  | { type: 'take-back' }
  /** A newer version of the game, whichever tab, device or player changed it. */
  | { type: 'update'; game: Game }
  /** The phase's animation time has passed. */
  | { type: 'next-phase' }
  /** Ends all animations, up to where the player can act again. */
  | { type: 'skip' }
  | { type: 'restart'; game: Game };

/** `queuedWord` is one that an earlier visit could not send. */
export function createPlayState<Round extends TrailRound, Game extends PlayedGame<Round>>(
  game: Game,
  queuedWord?: Pick<PendingWord, 'round' | 'word'>,
): PlayState<Round, Game> {
  const play: PlayState<Round, Game> = {
    phase: game.status === 'over' ? 'over' : 'typing',
    game,
    latest: game,
    trail: game.rounds,
    revealing: undefined,
    draft: '',
    pending: undefined,
    refusal: undefined,
    timesRefused: 0,
  };
  if (queuedWord?.round !== currentRound(play) || !canSubmit(play)) return play;
  const { phase, pending } = send(play, queuedWord.word);
  return {
    ...play,
    phase,
    pending: pending && { ...pending, isSealAnimationDone: true, isSending: false, failures: 1 },
  };
}

export function playReducer<Round extends TrailRound, Game extends PlayedGame<Round>>(
  play: PlayState<Round, Game>,
  action: PlayAction<Game>,
): PlayState<Round, Game> {
  const reached = applyAction(play, action);
  return isOutcomeHidden(reached) || reached.game === reached.latest
    ? reached
    : { ...reached, game: reached.latest };
}

/**
 * From the moment a word is sent until both words are face up. Meanwhile nothing else may tell how the round ends.
 */
export const isOutcomeHidden = ({ phase, pending, revealing }: PlayState): boolean =>
  revealing ? phase === 'sealing' || phase === 'turning' : pending?.isSending === true;

function applyAction<Round extends TrailRound, Game extends PlayedGame<Round>>(
  play: PlayState<Round, Game>,
  action: PlayAction<Game>,
): PlayState<Round, Game> {
  switch (action.type) {
    case 'type':
      return canType(play) ? { ...play, draft: action.text, refusal: undefined } : play;
    case 'send':
      return canSubmit(play) ? send(play, action.word) : play;
    case 'refuse':
      return {
        ...withdrawWord(play),
        refusal: action.refusal,
        timesRefused: play.timesRefused + 1,
      };
    case 'send-failed':
      return play.pending
        ? {
            ...play,
            pending: { ...play.pending, isSending: false, failures: play.pending.failures + 1 },
          }
        : play;
    case 'resend':
      return play.pending ? { ...play, pending: { ...play.pending, isSending: true } } : play;
    case 'take-back':
      return withdrawWord(play);
    case 'update':
      return applyGame(play, action.game);
    case 'next-phase':
      return advancePhase(play);
    case 'skip':
      return skipReveal(play);
    case 'restart':
      return createPlayState<Round, Game>(action.game);
  }
}

export const currentRound = ({ revealing, trail }: PlayState): number =>
  revealing?.round ?? trail.length + 1;

/** My word of this round, from the moment it was submitted. */
export const myWord = ({ revealing, pending, game }: PlayState): string | undefined =>
  revealing?.yours ?? pending?.word ?? game.sealedWord;

export const canSubmit = (play: PlayState): boolean =>
  play.phase === 'typing' && play.game.status === 'playing' && myWord(play) === undefined;

/** A card covers the field. What is typed meanwhile is the beginning of the next word. */
export const isFieldCovered = ({ phase, game, pending, revealing }: PlayState): boolean =>
  phase !== 'over' && (revealing ?? (game.sealsInField ? undefined : pending)) !== undefined;

const canType = (play: PlayState): boolean => canSubmit(play) || isFieldCovered(play);

/** What stands in the field, also where it is covered. */
export const fieldText = (play: PlayState): string =>
  isFieldCovered(play) ? play.draft : (myWord(play) ?? play.draft);

/** An animation runs that can be cut short. Waiting for the server can't. */
export const isAnimating = ({ phase, revealing }: PlayState): boolean =>
  phase !== 'typing' && phase !== 'over' && revealing !== undefined;

/** The word waits because the server could not be reached. */
export const isQueued = ({ pending, revealing }: PlayState): boolean =>
  pending !== undefined && pending.failures > 0 && !revealing;

function send<State extends PlayState>(play: State, word: string): State {
  return {
    ...play,
    phase: play.game.sealsInField ? 'typing' : 'sealing',
    draft: '',
    pending: {
      round: currentRound(play),
      word,
      isSealAnimationDone: false,
      isSending: true,
      failures: 0,
    },
    refusal: undefined,
  };
}

function withdrawWord<State extends PlayState>(play: State): State {
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
function applyGame<Round extends TrailRound, Game extends PlayedGame<Round>>(
  play: PlayState<Round, Game>,
  game: Game,
): PlayState<Round, Game> {
  if (game.version < play.latest.version) return play;
  if (play.revealing) return { ...play, latest: game };
  const { rounds } = game;
  const last = rounds.at(-1);
  if (last && rounds.length > play.trail.length) {
    const isSealing = play.phase === 'sealing' && !play.pending?.isSealAnimationDone;
    return {
      ...play,
      latest: game,
      trail: rounds.slice(0, -1),
      revealing: last,
      phase: isSealing ? 'sealing' : 'turning',
      refusal: undefined,
      // Its time is over: what was typed for it isn't meant for the next pair.
      ...(last.yours === '' && { draft: '', pending: undefined }),
    };
  }
  const isSealed = play.pending !== undefined && game.sealedWord !== undefined;
  return {
    ...play,
    latest: game,
    trail: rounds,
    ...(isSealed && { pending: undefined }),
    ...(game.status === 'over' && { phase: 'over', pending: undefined }),
  };
}

function advancePhase<Round extends TrailRound, Game extends PlayedGame<Round>>(
  play: PlayState<Round, Game>,
): PlayState<Round, Game> {
  const { phase, revealing, pending } = play;
  if (phase === 'typing' || phase === 'over') return play;
  if (!revealing)
    return pending ? { ...play, pending: { ...pending, isSealAnimationDone: true } } : play;
  if (!isRevealed(phase)) return { ...play, phase: nextPhase(phase, isJinx(revealing)) };
  const shown: PlayState<Round, Game> = {
    ...play,
    phase: play.latest.status === 'over' ? 'over' : 'typing',
    trail: [...play.trail, revealing],
    revealing: undefined,
    pending: undefined,
  };
  return applyGame(shown, play.latest);
}

function skipReveal<Round extends TrailRound, Game extends PlayedGame<Round>>(
  play: PlayState<Round, Game>,
): PlayState<Round, Game> {
  let reached = play;
  while (isAnimating(reached)) reached = advancePhase(reached);
  return reached;
}
