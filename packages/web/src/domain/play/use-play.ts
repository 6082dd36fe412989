import { isSameSpelling, parseWord, wordFaultMessage } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { isServerUnavailable } from '../../api/call-error.ts';
import { closeReadGate } from '../../api/read-gate.ts';
import type { QueuedWord } from './offline/queued-words.ts';
import {
  createPlayState,
  currentRound,
  isOutcomeHidden,
  isQueued,
  type PlayedGame,
  type PlayState,
  playReducer,
} from './play-reducer.ts';
import { findSaidWord, saidWordMessage } from './said-word-message.ts';
import { isStaleRoundError, saidWordIn, toRefusal } from './submit-errors.ts';
import type { TrailRound } from './trail-round.ts';
import { useResend } from './use-resend.ts';
import type { WordSender } from './word-sender.ts';

interface PlayOptions<Round extends TrailRound, Game, Word extends QueuedWord, Reply> {
  /** The state of the game on the server, memoized. */
  game: Game & PlayedGame<Round>;
  sender: WordSender<Word, Reply>;
  /** Together with `gameId`, the key of a queued word. */
  userId: string;
  gameId: string | number;
  toQueuedWord(word: Pick<QueuedWord, 'round' | 'word'>): Word;
  /** The pair that the game began with, where a word of it is refused without asking the server. */
  start?: readonly string[] | undefined;
  /** Who says the other word; the bee by default. */
  partner?: string;
  /** A player may say a word again; the server refuses those that it doesn't want. */
  allowsRepeats?: boolean;
  onAnswer?(reply: Reply): void;
  /** The round of this word was turned over without it, where that can be. */
  onTooLate?(word: Word): void;
}

export type SubmitWord = Record<'submit' | 'tryNow' | 'takeBack', () => void>;

/**
 * Plays a game that the server keeps. A word is sent until it is answered; whatever is sent twice, the server
 * plays once.
 */
export function usePlay<
  Round extends TrailRound,
  Game extends PlayedGame<Round>,
  Word extends QueuedWord,
  Reply,
>({
  game,
  sender,
  userId,
  gameId,
  toQueuedWord,
  start = [],
  partner = 'The bee',
  allowsRepeats = false,
  onAnswer,
  onTooLate,
}: PlayOptions<Round, Game, Word, Reply>) {
  const cache = useQueryClient();
  const { queue } = sender;
  const [queued] = useState(() => queue.find(userId, gameId));
  /** The exact request, so that it is the same when it is sent again after a reload. */
  const submitted = useRef(queued);
  const [state, dispatch] = useReducer(
    playReducer<Round, Game>,
    undefined,
    (): PlayState<Round, Game> => createPlayState(game, queued),
  );
  useEffect(() => dispatch({ type: 'update', game }), [game]);
  // A layout effect, so that it is closed before a reply can arrive.
  const hidesOutcome = isOutcomeHidden(state);
  useLayoutEffect(() => (hidesOutcome ? closeReadGate() : undefined), [hidesOutcome]);
  const settleWord = useEffectEvent(() => {
    const word = submitted.current;
    if (!word) return;
    const yours = game.rounds.find(({ round }) => round === word.round)?.yours ?? game.sealedWord;
    if (yours === '') {
      // It was waiting, or on its way, when its round was turned over without a word of mine.
      sender.drop(word);
      onTooLate?.(word);
    } else if (!isSameSpelling(yours ?? '', word.word)) return;
    // Otherwise the server has it, and the reply was lost.
    submitted.current = undefined;
    queue.remove(word);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the rounds of each new game.
  useEffect(() => settleWord(), [game]);
  // While the screen is open, the background of this tab leaves the word of its game to it. Another
  // tab may send the same; the server plays it once.
  const isOpen = useRef(false);
  useEffect(() => {
    const release = queue.claim(userId, gameId);
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      release();
    };
  }, [queue, userId, gameId]);

  // A page that goes away with its request under way leaves the word to the next page; the server plays it once.
  const keepUnanswered = useEffectEvent(() => {
    if (state.pending && !state.revealing && submitted.current) queue.add(submitted.current);
  });
  useEffect(() => {
    const onPageHide = () => keepUnanswered();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);

  async function send(word: Word): Promise<void> {
    submitted.current = word;
    const outcome = await sender.send(cache, word);
    if (outcome.status === 'answered') onAnswer?.(outcome.reply);
    if (outcome.status === 'failed') onFailure(word, outcome.error);
  }

  function onFailure(word: Word, error: unknown): void {
    // The background of a screen that was left sends it once more, and tells of a refusal.
    if (isServerUnavailable(error) || !isOpen.current) {
      // Unless the game has shown meanwhile that the word has arrived.
      if (submitted.current === word) queue.add(word);
      dispatch({ type: 'send-failed' });
      return;
    }
    queue.remove(word);
    if (!isStaleRoundError(error)) {
      submitted.current = undefined;
      const said = saidWordIn(error);
      const text = said && saidWordMessage(word.word, said, saidWords());
      dispatch({ type: 'refuse', refusal: { ...toRefusal(error), ...(text && { text }) } });
      return;
    }
    dispatch({ type: 'take-back' });
    void cache.invalidateQueries({ queryKey: sender.queryKey(word) });
  }

  function resend(): void {
    if (!state.pending || !submitted.current) return;
    dispatch({ type: 'resend' });
    void send(submitted.current);
  }

  useResend(isQueued(state) ? (state.pending?.failures ?? 0) : 0, resend);

  /** Only spellings are compared here; the server also recognises other forms of a word. */
  const saidWords = () => ({ start, trail: state.trail, partner });

  const words: SubmitWord = {
    submit() {
      const ruling = parseWord(state.draft);
      if (!ruling.ok) {
        const suggestions = ruling.meant === undefined ? [] : [ruling.meant];
        dispatch({ type: 'refuse', refusal: { text: wordFaultMessage(ruling), suggestions } });
        return;
      }
      const { word } = ruling;
      const said = allowsRepeats ? undefined : findSaidWord(word, saidWords());
      if (said !== undefined) {
        const text = saidWordMessage(word, said, saidWords());
        dispatch({ type: 'refuse', refusal: { text } });
        return;
      }
      dispatch({ type: 'send', word });
      void send(toQueuedWord({ round: currentRound(state), word }));
    },
    tryNow: resend,
    takeBack() {
      if (!submitted.current) return;
      sender.drop(submitted.current);
      queue.remove(submitted.current);
      submitted.current = undefined;
      dispatch({ type: 'take-back' });
    },
  };
  return { state, dispatch, words };
}
