import { adviceOn, readWord, spellingKey, wordsSaid } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { call } from '../../api/call.ts';
import { isAway } from '../../api/call-error.ts';
import { type Daily, dailyQuery, withGame } from '../../api/daily.ts';
import { dailyWords } from '../../platform/offline/offline.ts';
import { today } from '../../platform/today.ts';
import { useTries } from '../../platform/use-tries.ts';
import type { Action, Play, Sending } from './play.ts';
import { isOvertaken, refusalOf } from './refusal-of.ts';
import { trackWord } from './track-game.ts';

interface Saying {
  userId: string;
  daily: Daily;
  state: Play;
  dispatch: Dispatch<Action>;
}

type Said = Pick<Sending, 'round' | 'word' | 'date'>;

/** Sends the word until it is answered. Whatever is sent twice, the server plays once. */
export function useSay({ userId, daily, state, dispatch }: Saying) {
  const cache = useQueryClient();
  const { queryKey } = dailyQuery(userId, daily.puzzle.puzzleNumber);
  const { puzzleNumber } = daily.puzzle;
  const { sending } = state;
  const queued = ({ round, word, date }: Said) => ({ userId, puzzleNumber, round, word, date });

  const tries = useTries({
    waiting: sending,
    send: ({ round, word, date }: Said, signal) =>
      call('submitDaily', { body: { puzzleNumber, round, word, date }, signal }),
    onAnswer(said, reply) {
      dailyWords.remove(queued(said));
      cache.setQueryData(queryKey, (before = daily) => withGame(userId, before, reply));
      trackWord(puzzleNumber, reply.round);
    },
    onFailure(said, error) {
      if (isAway(error)) {
        dailyWords.add(queued(said));
        dispatch({ type: 'fail' });
        return;
      }
      dailyWords.remove(queued(said));
      if (!isOvertaken(error)) {
        dispatch({ type: 'refuse', refusal: refusalOf(error) });
        return;
      }
      dispatch({ type: 'take-back' });
      void cache.invalidateQueries({ queryKey });
    },
  });

  return {
    say(): void {
      const ruling = readWord(state.draft);
      if (!ruling.ok) {
        const suggestions = ruling.meant === undefined ? [] : [ruling.meant];
        dispatch({ type: 'refuse', refusal: { text: adviceOn(ruling), suggestions } });
        return;
      }
      const fault = faultIn(daily, ruling.word);
      if (fault !== undefined) {
        dispatch({ type: 'refuse', refusal: { text: fault, suggestions: [] } });
        return;
      }
      const said = { round: state.trail.length + 1, word: ruling.word, date: today() };
      dispatch({ type: 'send', ...said });
      void tries.start(said);
    },
    tryNow: tries.again,
    takeBack(): void {
      tries.giveUp();
      if (sending) dailyWords.remove(queued(sending));
      dispatch({ type: 'take-back' });
    },
  };
}

/** What needs no dictionary is said at once; the server knows the rest. */
function faultIn({ puzzle, game }: Daily, word: string): string | undefined {
  const said = wordsSaid({ pair: [puzzle.word1, puzzle.word2], rounds: game.rounds });
  const isSaid = said.some((one) => spellingKey(one) === spellingKey(word));
  return isSaid ? 'That word has been said in this game.' : undefined;
}
