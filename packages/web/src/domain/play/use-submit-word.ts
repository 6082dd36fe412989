import { parseWord, spellingKey, wordFaultMessage } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { isServerUnavailable } from '../../api/call-error.ts';
import { onBackOnline } from '../../platform/back-online.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import type { QueuedWord } from './offline/queued-words.ts';
import { currentRound, isQueued, type PlayAction, type PlayState } from './play-reducer.ts';
import { isStaleRoundError, toRefusal } from './submit-errors.ts';
import type { WordSender } from './word-sender.ts';

interface SubmitWordOptions<Word extends QueuedWord, Reply> {
  state: PlayState;
  dispatch: Dispatch<Exclude<PlayAction, { game: unknown }>>;
  sender: WordSender<Word, Reply>;
  /** Whose word it is, and for which game. */
  userId: string;
  gameId: string | number;
  toQueuedWord(word: Pick<QueuedWord, 'round' | 'word'>): Word;
  /** The pair that the game began with; a dance has none. */
  start?: readonly string[];
  onAnswer?(reply: Reply): void;
}

export type SubmitWord = ReturnType<typeof useSubmitWord>;

/** Sends the word until it is answered. Whatever is sent twice, the server plays once. */
export function useSubmitWord<Word extends QueuedWord, Reply>({
  state,
  dispatch,
  sender,
  userId,
  gameId,
  toQueuedWord,
  start = [],
  onAnswer,
}: SubmitWordOptions<Word, Reply>) {
  const cache = useQueryClient();
  const { queue } = sender;
  /** Exactly what is sent, also when it is sent again after a reload. */
  const submitted = useRef(queue.find(userId, gameId));
  // While the screen is open, it sends the word of its game; the background doesn't.
  useEffect(() => queue.claim(userId, gameId), [queue, userId, gameId]);

  async function send(word: Word): Promise<void> {
    submitted.current = word;
    const outcome = await sender.send(cache, word);
    if (outcome.status === 'answered') onAnswer?.(outcome.reply);
    if (outcome.status === 'failed') onFailure(word, outcome.error);
  }

  function onFailure(word: Word, error: unknown): void {
    if (isServerUnavailable(error)) {
      queue.add(word);
      dispatch({ type: 'fail' });
      return;
    }
    queue.remove(word);
    if (!isStaleRoundError(error)) {
      dispatch({ type: 'refuse', refusal: toRefusal(error) });
      return;
    }
    dispatch({ type: 'take-back' });
    void cache.invalidateQueries({ queryKey: sender.queryKey(word) });
  }

  function resend(): void {
    if (state.pending && submitted.current) void send(submitted.current);
  }

  const onRetry = useEffectEvent(resend);
  const failures = isQueued(state) ? (state.pending?.failures ?? 0) : 0;
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(onRetry, retryDelay(failures));
    const stop = onBackOnline(onRetry);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [failures]);

  return {
    submit(): void {
      const ruling = parseWord(state.draft);
      if (!ruling.ok) {
        const suggestions = ruling.meant === undefined ? [] : [ruling.meant];
        dispatch({ type: 'refuse', refusal: { text: wordFaultMessage(ruling), suggestions } });
        return;
      }
      const { word } = ruling;
      if (isUsed(word, start, state)) {
        dispatch({ type: 'refuse', refusal: { text: 'That word has been said in this game.' } });
        return;
      }
      dispatch({ type: 'send', word });
      void send(toQueuedWord({ round: currentRound(state), word }));
    },
    tryNow: resend,
    takeBack(): void {
      if (!submitted.current) return;
      sender.drop(submitted.current);
      queue.remove(submitted.current);
      dispatch({ type: 'take-back' });
    },
  };
}

/** Only the spelling is compared here: other forms of a word, the server knows. */
function isUsed(word: string, start: readonly string[], { trail }: PlayState): boolean {
  const used = [...start, ...trail.flatMap(({ yours, theirs }) => [yours, theirs])];
  return used.some((one) => spellingKey(one) === spellingKey(word));
}
