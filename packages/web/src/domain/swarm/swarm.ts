import type { CallReply, Signal, Swarm } from '@bee-jinx/contract/browser';
import { parseSwarmCode } from '@bee-jinx/game';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { keepNewest, listKey } from '../../api/version.ts';
import { createServerClock, monotonicNow } from '../../platform/server-clock.ts';
import { createQueuedWords, type QueuedWord } from '../play/offline/queued-words.ts';
import { createWordSender } from '../play/word-sender.ts';

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
    meta: { applySignal: applySealed },
  });

/** The reply to a command. It never replaces something newer. */
export function cacheSwarm(cache: QueryClient, swarm: Swarm): void {
  cache.setQueryData(
    swarmQuery(swarm.code).queryKey,
    (before) => keepNewest(before, swarm) as Swarm,
  );
  void cache.invalidateQueries({ queryKey: ['swarm', listKey] });
}

/**
 * Who has sealed is in the signal: twelve screens need not ask for it twelve times a round. Anything else that has
 * changed, or may have, needs another look.
 */
export function applySealed(cache: QueryClient, { id, version, swarm: news }: Signal): boolean {
  const { queryKey } = swarmQuery(id);
  const before = cache.getQueryData(queryKey);
  // Somebody has laid the table again: that changes no version of this one.
  if (before?.status === 'over' && version === before.version) {
    void cache.invalidateQueries({ queryKey, exact: true });
    return true;
  }
  if (!before || !news || before.status !== 'playing' || news.round !== before.round) return false;
  const known = before.seats.filter(({ hasSealed }) => hasSealed).map(({ seat }) => seat);
  const seats = new Set(before.seats.map(({ seat }) => seat));
  const isOneStep = version === before.version + 1;
  const hasGrown = news.sealed.length > known.length;
  const isKnown = known.every((seat) => news.sealed.includes(seat));
  if (!isOneStep || !hasGrown || !isKnown || !news.sealed.every((seat) => seats.has(seat)))
    return false;
  // My own word is in the reply that sealed it.
  if (before.mySeat !== undefined && news.sealed.includes(before.mySeat) && !before.word)
    return false;
  cache.setQueryData(queryKey, {
    ...before,
    version,
    seats: before.seats.map((seat) => ({ ...seat, hasSealed: news.sealed.includes(seat.seat) })),
  });
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
  });

export const startHiveSwarm = (groupId: string) => call('createSwarm', { body: { groupId } });
