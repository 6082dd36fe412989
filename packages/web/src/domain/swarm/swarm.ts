import type { CallReply, Signal, Swarm } from '@bee-jinx/contract/browser';
import { parseSwarmCode } from '@bee-jinx/game';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { keepNewest, listKey } from '../../api/version.ts';
import { createServerClock, monotonicNow } from '../../platform/server-clock.ts';
import { createQueuedWords, type QueuedWord } from '../play/offline/queued-words.ts';
import { createWordSender } from '../play/word-sender.ts';
import { applyNews } from './apply-news.ts';

/** All screens turn words over by this clock. */
export const swarmClock = createServerClock();

/** Sends a call that answers with a swarm, and reads the server's clock from it. */
export async function callSwarm(send: () => Promise<{ swarm: Swarm }>): Promise<{ swarm: Swarm }> {
  const sentAt = monotonicNow();
  const reply = await send();
  const serverTime = Date.parse(reply.swarm.serverTime);
  swarmClock.addReading({ sentAt, receivedAt: monotonicNow(), serverTime });
  return reply;
}

/** By code, as signals name it, or by the id of a swarm whose code is no longer its own. */
export const swarmQuery = (code: string) =>
  queryOptions({
    queryKey: ['swarm', parseSwarmCode(code) ?? code],
    queryFn: async ({ signal }): Promise<Swarm> =>
      (await callSwarm(() => call('readSwarm', { params: { swarm: code }, signal }))).swarm,
    structuralSharing: keepNewest,
    meta: { applySignal: applySwarmSignal },
  });

/** The reply to a command. It never replaces something newer. */
export function cacheSwarm(cache: QueryClient, swarm: Swarm): void {
  cache.setQueryData(
    swarmQuery(swarm.code).queryKey,
    (before) => keepNewest(before, swarm) as Swarm,
  );
  void cache.invalidateQueries({ queryKey: ['swarm', listKey] });
}

/** Takes what is new from the signal itself where that says all; false where the server has to be asked. */
export function applySwarmSignal(cache: QueryClient, signal: Signal): boolean {
  const { queryKey } = swarmQuery(signal.id);
  const before = cache.getQueryData(queryKey);
  if (!before) return false;
  const isSending = swarmWords.isUnderWay(
    ({ code, round }) => code === before.code && round === before.round,
  );
  const after = applyNews(before, signal, isSending);
  if (after) {
    cache.setQueryData(queryKey, after);
    // Lists show the round, and whose turn it is.
    if (signal.swarm?.reveal) void cache.invalidateQueries({ queryKey: ['swarm', listKey] });
    return true;
  }
  // Somebody has laid the table again: that changes no version of this one.
  if (before.status !== 'over' || signal.version !== before.version) return false;
  void cache.invalidateQueries({ queryKey, exact: true });
  return true;
}

export interface QueuedSwarmWord extends QueuedWord {
  code: string;
}

export const swarmWords = createWordSender<QueuedSwarmWord, CallReply<'sayInSwarm'>>({
  queue: createQueuedWords({
    name: 'swarm',
    idOf: ({ code }) => code,
    isComplete: ({ code }) => typeof code === 'string',
  }),
  submit: ({ code, round, word }, signal) =>
    callSwarm(() => call('sayInSwarm', { params: { swarm: code }, body: { round, word }, signal })),
  cacheReply: (cache, _word, { swarm }) => cacheSwarm(cache, swarm),
  queryKey: ({ code }) => swarmQuery(code).queryKey,
});

/** The swarm over days of a hive: the open one, or the last. */
export const hiveSwarmQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['swarm', listKey, 'hive', groupId],
    queryFn: async ({ signal }): Promise<Swarm | null> =>
      (await call('hiveSwarm', { params: { groupId }, signal })).swarm ?? null,
    staleTime: prefetchedStaleMs,
  });

/** Whoever opens it also tells the hive's buzz. It stands without the post, which anybody can still write. */
export async function startHiveSwarm(groupId: string): Promise<{ swarm: Swarm }> {
  const { swarm } = await call('createSwarm', { body: { groupId } });
  if (swarm.isHost) await postSwarm(swarm.swarmId, groupId).catch(() => {});
  return { swarm };
}

/** The same swarm in the same hive is one post, however often it is sent. */
export const postSwarm = (swarmId: string, groupId: string) =>
  call('postBuzz', {
    body: { text: '', groupId, swarmId },
    idempotencyKey: `swarm-${swarmId}-${groupId}`,
  });
