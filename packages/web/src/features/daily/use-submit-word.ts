import { parseWord, spellingKey, usedDailyWords, wordFaultMessage } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { type Daily, dailyQuery, updateDailyGame } from '../../domain/play/daily.ts';
import { queuedDailyWords } from '../../domain/play/offline/offline-games.ts';
import { today } from '../../platform/today.ts';
import { useResend } from '../../platform/use-resend.ts';
import type { PendingWord, PlayAction, PlayState } from './play-reducer.ts';
import { isStaleRoundError, toRefusal } from './submit-errors.ts';
import { trackWord } from './track-game.ts';

interface SubmitWordOptions {
  userId: string;
  daily: Daily;
  state: PlayState;
  dispatch: Dispatch<PlayAction>;
}

type SubmittedWord = Pick<PendingWord, 'round' | 'word' | 'date'>;

/** Sends the word until it is answered. Whatever is sent twice, the server plays once. */
export function useSubmitWord({ userId, daily, state, dispatch }: SubmitWordOptions) {
  const cache = useQueryClient();
  const { queryKey } = dailyQuery(userId, daily.puzzle.puzzleNumber);
  const { puzzleNumber } = daily.puzzle;
  const { pending: sending } = state;
  const queued = ({ round, word, date }: SubmittedWord) => ({
    userId,
    puzzleNumber,
    round,
    word,
    date,
  });

  const resend = useResend({
    waiting: sending,
    send: ({ round, word, date }: SubmittedWord, signal) =>
      call('submitDaily', { body: { puzzleNumber, round, word, date }, signal }),
    onAnswer(said, reply) {
      queuedDailyWords.remove(queued(said));
      cache.setQueryData(queryKey, (before = daily) => updateDailyGame(userId, before, reply));
      trackWord(puzzleNumber, reply.round);
    },
    onFailure(said, error) {
      if (isServerUnavailable(error)) {
        queuedDailyWords.add(queued(said));
        dispatch({ type: 'fail' });
        return;
      }
      queuedDailyWords.remove(queued(said));
      if (!isStaleRoundError(error)) {
        dispatch({ type: 'refuse', refusal: toRefusal(error) });
        return;
      }
      dispatch({ type: 'take-back' });
      void cache.invalidateQueries({ queryKey });
    },
  });

  return {
    submit(): void {
      const ruling = parseWord(state.draft);
      if (!ruling.ok) {
        const suggestions = ruling.meant === undefined ? [] : [ruling.meant];
        dispatch({ type: 'refuse', refusal: { text: wordFaultMessage(ruling), suggestions } });
        return;
      }
      const fault = findFault(daily, ruling.word);
      if (fault !== undefined) {
        dispatch({ type: 'refuse', refusal: { text: fault, suggestions: [] } });
        return;
      }
      const said = { round: state.trail.length + 1, word: ruling.word, date: today() };
      dispatch({ type: 'send', ...said });
      void resend.start(said);
    },
    tryNow: resend.again,
    takeBack(): void {
      resend.giveUp();
      if (sending) queuedDailyWords.remove(queued(sending));
      dispatch({ type: 'take-back' });
    },
  };
}

/** What needs no dictionary is said at once; the server knows the rest. */
function findFault({ puzzle, game }: Daily, word: string): string | undefined {
  const said = usedDailyWords({ pair: [puzzle.word1, puzzle.word2], rounds: game.rounds });
  const isSaid = said.some((one) => spellingKey(one) === spellingKey(word));
  return isSaid ? 'That word has been said in this game.' : undefined;
}
