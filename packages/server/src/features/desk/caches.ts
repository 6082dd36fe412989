import type { CallReply } from '@bee-jinx/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { DeskDeps } from './deps.ts';

export async function listCaches({ caches, clock }: DeskDeps): Promise<CallReply<'listCaches'>> {
  const reports = await caches.report();
  return {
    at: new Date(clock.now()).toISOString(),
    caches: reports.map(({ maxAgeMs, oldestAt, ...rest }) => ({
      ...rest,
      ...(maxAgeMs !== undefined && { maxAgeSeconds: Math.round(maxAgeMs / 1000) }),
      ...(oldestAt !== undefined && { oldestAt: new Date(oldestAt).toISOString() }),
    })),
  };
}

export async function clearCache(
  { caches }: DeskDeps,
  name: string,
): Promise<CallReply<'clearCache'>> {
  const cleared = await caches.clear(name);
  if (cleared === undefined) throw new Refusal('not_found');
  return { cleared };
}
