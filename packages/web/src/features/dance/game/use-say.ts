import { adviceOn, readWord, spellingKey } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { call } from '../../../api/call.ts';
import { CallError, isAway } from '../../../api/call-error.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { danceWords } from '../../../platform/offline/offline.ts';
import { useTries } from '../../../platform/use-tries.ts';
import { danceQuery, keepDance } from '../dance-queries.ts';
import { type Action, type Play, roundOf, type Sending } from '../play.ts';

type Said = Pick<Sending, 'round' | 'word'>;

/** Sends the word until it is answered. Whatever is sent twice, the server seals once. */
export function useSay(state: Play, dispatch: Dispatch<Action>) {
  const cache = useQueryClient();
  const { sending, game, myId } = state;
  const { gameId } = game;
  const queued = ({ round, word }: Said) => ({ userId: myId, gameId, round, word });

  const tries = useTries({
    waiting: sending,
    send: ({ round, word }: Said, signal) =>
      call('submitDanceWord', { body: { gameId, roundNumber: round, word }, signal }),
    onAnswer(said, reply) {
      danceWords.remove(queued(said));
      keepDance(cache, reply.game);
    },
    onFailure(said, error) {
      if (isAway(error)) {
        danceWords.add(queued(said));
        dispatch({ type: 'fail' });
        return;
      }
      danceWords.remove(queued(said));
      if (!isOvertaken(error)) {
        dispatch({ type: 'refuse', text: wordsFor(error) });
        return;
      }
      dispatch({ type: 'take-back' });
      void cache.invalidateQueries({ queryKey: danceQuery(gameId).queryKey });
    },
  });

  return {
    say(): void {
      const ruling = readWord(state.draft);
      if (!ruling.ok) {
        dispatch({ type: 'refuse', text: adviceOn(ruling) });
        return;
      }
      const { word } = ruling;
      if (isSaid(state, word)) {
        dispatch({ type: 'refuse', text: 'That word has been said in this game.' });
        return;
      }
      dispatch({ type: 'send', word });
      void tries.start({ round: roundOf(state), word });
    },
    tryNow: tries.again,
  };
}

function isSaid({ trail }: Play, word: string): boolean {
  const said = trail.flatMap(({ yours, theirs }) => [yours, theirs]);
  return said.some((one) => spellingKey(one) === spellingKey(word));
}

/** The round was played, or the dance ended, from another tab or by the other. */
function isOvertaken(error: unknown): boolean {
  const codes: readonly string[] = ['wrong_round', 'already_submitted', 'game_over'];
  return error instanceof CallError && codes.includes(error.code);
}
