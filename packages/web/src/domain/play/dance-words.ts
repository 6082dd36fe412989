import type { CallReply } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { cacheDance } from './dance.ts';
import { createQueuedWords, type QueuedWord } from './offline/queued-words.ts';
import { createWordSender } from './word-sender.ts';

export interface QueuedDanceWord extends QueuedWord {
  gameId: string;
}

export const danceWords = createWordSender<QueuedDanceWord, CallReply<'submitDanceWord'>>({
  queue: createQueuedWords({
    name: 'dance',
    idOf: ({ gameId }) => gameId,
    isComplete: ({ gameId }) => typeof gameId === 'string',
  }),
  submit: ({ gameId, round, word }, signal) =>
    call('submitDanceWord', { body: { gameId, roundNumber: round, word }, signal }),
  cacheReply: (cache, _word, { game }) => cacheDance(cache, game),
  queryKey: () => ['dance'],
});
