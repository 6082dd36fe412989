import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../platform/safe-storage.ts';
import { createQueuedWords, type QueuedWord } from './offline/queued-words.ts';
import { createWordSender } from './word-sender.ts';

const sand: QueuedWord = { userId: 'me', round: 1, word: 'sand' };
const cache = new QueryClient();

/** A sender whose requests are answered by the test. */
function startSender() {
  const storage = createSafeStorage(() => {
    throw new Error('no storage');
  });
  const queue = createQueuedWords<QueuedWord>(
    { name: 'daily', idOf: () => 7, isComplete: () => true },
    storage,
  );
  const requests: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const cacheReply = vi.fn();
  const sender = createWordSender<QueuedWord, string>({
    queue,
    submit(_word, signal) {
      const request = Promise.withResolvers<string>();
      requests.push(request);
      signals.push(signal);
      return request.promise;
    },
    cacheReply,
    queryKey: () => ['daily'],
  });
  return { queue, sender, requests, signals, cacheReply };
}

const started = () => new Promise((resolve) => setTimeout(resolve));

test('an answered word leaves the queue, and its reply is cached', async () => {
  const { queue, sender, requests, cacheReply } = startSender();
  queue.add(sand);
  const outcome = sender.send(cache, sand);
  await started();
  requests[0]?.resolve('reply');
  expect(await outcome).toEqual({ status: 'answered', reply: 'reply' });
  expect(queue.get()).toEqual([]);
  expect(cacheReply).toHaveBeenCalledWith(cache, sand, 'reply');
});

test('a word that failed stays in the queue', async () => {
  const { queue, sender, requests } = startSender();
  queue.add(sand);
  const outcome = sender.send(cache, sand);
  await started();
  const error = new Error('offline');
  requests[0]?.reject(error);
  expect(await outcome).toEqual({ status: 'failed', error });
  expect(queue.get()).toEqual([sand]);
});

test('the background joins the request of the screen', async () => {
  const { sender, requests } = startSender();
  const outcomes = [sender.send(cache, sand), sender.sendOrJoin(cache, { ...sand })];
  await started();
  expect(requests).toHaveLength(1);
  requests[0]?.resolve('reply');
  expect(await Promise.all(outcomes)).toEqual([
    { status: 'answered', reply: 'reply' },
    { status: 'answered', reply: 'reply' },
  ]);
  void sender.sendOrJoin(cache, sand);
  await started();
  expect(requests).toHaveLength(2);
});

test('a new request for the same game aborts the one under way, whose reply is ignored', async () => {
  const { sender, requests, signals, cacheReply } = startSender();
  const first = sender.sendOrJoin(cache, sand);
  await started();
  const second = sender.send(cache, { ...sand, word: 'beach' });
  await started();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  requests[0]?.resolve('late');
  requests[1]?.resolve('reply');
  expect(await first).toEqual({ status: 'dropped' });
  expect(await second).toEqual({ status: 'answered', reply: 'reply' });
  expect(cacheReply).toHaveBeenCalledTimes(1);
});

test('a word that is taken back is aborted, and its failure is not reported', async () => {
  const { sender, requests, signals } = startSender();
  const outcome = sender.send(cache, sand);
  await started();
  sender.drop(sand);
  expect(signals[0]?.aborted).toBe(true);
  requests[0]?.reject(new Error('aborted'));
  expect(await outcome).toEqual({ status: 'dropped' });
});
