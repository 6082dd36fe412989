import { readWord, spellingKey, wordAdvice } from '@bee-jinx/game';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { call } from '../../../api/call.ts';
import { CallError, isAway } from '../../../api/call-error.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { kept } from '../../../platform/kept.ts';
import { useRetry } from '../../../platform/use-retry.ts';
import { danceQuery, keepDance } from '../dance-queries.ts';
import { type Action, type Play, roundOf, type Sending } from '../play.ts';
import { forgetUnsent, keepUnsent } from '../unsent-word.ts';

/** A reply that doesn't come is as good as none: the word is sent again, and sealed once. */
const patienceMs = 10_000;

type Said = Pick<Sending, 'round' | 'word'>;

/** Sends the word until it is answered. Whatever is sent twice, the server seals once. */
export function useSay(state: Play, dispatch: Dispatch<Action>) {
  const cache = useQueryClient();
  const { sending, game, myId } = state;
  const { gameId } = game;

  async function submit({ round, word }: Said): Promise<void> {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const body = { gameId, roundNumber: round, word };
      const reply = await call('submitDanceWord', { body, signal });
      forgetUnsent(kept, gameId);
      keepDance(cache, reply.game);
    } catch (error) {
      if (isAway(error)) {
        keepUnsent(kept, { userId: myId, gameId, round, word });
        dispatch({ type: 'fail' });
        return;
      }
      forgetUnsent(kept, gameId);
      if (!isOvertaken(error)) {
        dispatch({ type: 'refuse', text: wordsFor(error) });
        return;
      }
      dispatch({ type: 'take-back' });
      await cache.invalidateQueries({ queryKey: danceQuery(gameId).queryKey });
    }
  }

  useRetry(sending?.failures ?? 0, () => {
    if (sending) void submit(sending);
  });

  return {
    say(): void {
      const ruling = readWord(state.draft);
      if (!ruling.ok) {
        dispatch({ type: 'refuse', text: wordAdvice[ruling.fault] });
        return;
      }
      const { word } = ruling;
      if (isSaid(state, word)) {
        dispatch({ type: 'refuse', text: 'That word has been said in this game.' });
        return;
      }
      dispatch({ type: 'send', word });
      void submit({ round: roundOf(state), word });
    },
    tryNow(): void {
      if (sending) void submit(sending);
    },
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
