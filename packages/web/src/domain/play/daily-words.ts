import type { CallReply } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { dailyQuery, updateDailyGame } from './daily.ts';
import { createQueuedWords, type QueuedWord } from './offline/queued-words.ts';
import { createWordSender } from './word-sender.ts';

export interface QueuedDailyWord extends QueuedWord {
  puzzleNumber: number;
  /** The player's date when it was said, which is the one that counts. */
  date: string;
}

export const dailyWords = createWordSender<QueuedDailyWord, CallReply<'submitDaily'>>({
  queue: createQueuedWords({
    name: 'daily',
    idOf: ({ puzzleNumber }) => puzzleNumber,
    isComplete: ({ puzzleNumber, date }) =>
      Number.isSafeInteger(puzzleNumber) && typeof date === 'string',
  }),
  submit: ({ puzzleNumber, round, word, date }, signal) =>
    call('submitDaily', { body: { puzzleNumber, round, word, date }, signal }),
  cacheReply: (cache, { userId, puzzleNumber }, reply) =>
    cache.setQueryData(
      dailyQuery(userId, puzzleNumber).queryKey,
      (before) => before && updateDailyGame(userId, before, reply),
    ),
  queryKey: ({ puzzleNumber }) => ['daily', String(puzzleNumber)],
});
