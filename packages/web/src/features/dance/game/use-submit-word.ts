import { parseWord, spellingKey, wordFaultMessage } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { call } from '../../../api/call.ts';
import { CallError, isServerUnavailable } from '../../../api/call-error.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { queuedDanceWords } from '../../../domain/play/offline/offline-games.ts';
import { useResend } from '../../../platform/use-resend.ts';
import { cacheDance, danceQuery } from '../dance-queries.ts';
import {
  currentRound,
  type PendingWord,
  type PlayAction,
  type PlayState,
} from '../play-reducer.ts';

type SubmittedWord = Pick<PendingWord, 'round' | 'word'>;

/** Sends the word until it is answered. Whatever is sent twice, the server seals once. */
export function useSubmitWord(state: PlayState, dispatch: Dispatch<PlayAction>) {
  const cache = useQueryClient();
  const { pending: sending, game, myId } = state;
  const { gameId } = game;
  const queued = ({ round, word }: SubmittedWord) => ({ userId: myId, gameId, round, word });

  const resend = useResend({
    waiting: sending,
    send: ({ round, word }: SubmittedWord, signal) =>
      call('submitDanceWord', { body: { gameId, roundNumber: round, word }, signal }),
    onAnswer(said, reply) {
      queuedDanceWords.remove(queued(said));
      cacheDance(cache, reply.game);
    },
    onFailure(said, error) {
      if (isServerUnavailable(error)) {
        queuedDanceWords.add(queued(said));
        dispatch({ type: 'fail' });
        return;
      }
      queuedDanceWords.remove(queued(said));
      if (!isStaleRoundError(error)) {
        dispatch({ type: 'refuse', text: errorMessage(error) });
        return;
      }
      dispatch({ type: 'take-back' });
      void cache.invalidateQueries({ queryKey: danceQuery(gameId).queryKey });
    },
  });

  return {
    submit(): void {
      const ruling = parseWord(state.draft);
      if (!ruling.ok) {
        dispatch({ type: 'refuse', text: wordFaultMessage(ruling) });
        return;
      }
      const { word } = ruling;
      if (isSaid(state, word)) {
        dispatch({ type: 'refuse', text: 'That word has been said in this game.' });
        return;
      }
      dispatch({ type: 'send', word });
      void resend.start({ round: currentRound(state), word });
    },
    tryNow: resend.again,
  };
}

function isSaid({ trail }: PlayState, word: string): boolean {
  const said = trail.flatMap(({ yours, theirs }) => [yours, theirs]);
  return said.some((one) => spellingKey(one) === spellingKey(word));
}

/** The round was played, or the dance ended, from another tab or by the other. */
function isStaleRoundError(error: unknown): boolean {
  const codes: readonly string[] = ['wrong_round', 'already_submitted', 'game_over'];
  return error instanceof CallError && codes.includes(error.code);
}
