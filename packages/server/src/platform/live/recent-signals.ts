import type { Signal } from '@bee-jinx/contract';
import { monotonicMs } from '../clock.ts';

/** Redis' primary may be out of reach for others before it is for us: until Sentinel ends it, it takes what nobody hears. */
const rememberedMs = 60_000;

interface RecentSignal {
  to: Set<string>;
  signal: Signal;
  sentAt: number;
}

/** Whom this server has told to look at what in the last minute. Only that: what else a signal carried may be old by now. */
export class RecentSignals {
  readonly #byThing = new Map<string, RecentSignal>();

  add(to: string[], { topic, id, version }: Signal, now = monotonicMs()): void {
    const thing = `${topic} ${id}`;
    const before = this.#byThing.get(thing);
    // The newest stand last.
    this.#byThing.delete(thing);
    this.#byThing.set(thing, {
      to: new Set([...(before?.to ?? []), ...to]),
      signal: { topic, id, version },
      sentAt: now,
    });
    this.#forgetOld(now);
  }

  list(now = monotonicMs()): { to: string[]; signal: Signal }[] {
    this.#forgetOld(now);
    return [...this.#byThing.values()].map(({ to, signal }) => ({ to: [...to], signal }));
  }

  #forgetOld(now: number): void {
    for (const [thing, { sentAt }] of this.#byThing) {
      if (now - sentAt <= rememberedMs) return;
      this.#byThing.delete(thing);
    }
  }
}
