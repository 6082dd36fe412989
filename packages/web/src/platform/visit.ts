import type { Kept } from './kept.ts';

/** A visit ends after half an hour in which nothing happened. */
export const visitEndsAfterMs = 30 * 60_000;

export interface Visit {
  /** Time stamp plus random text. */
  id: string;
  startedAt: number;
  pages: number;
}

/** Something happened: the visit goes on, or a new one begins. `chance` is from 0 up to 1. */
export function touchVisit(kept: Kept, now: number, chance: number): Visit {
  const visit = readVisit(kept, now) ?? beginVisit(kept, now, chance);
  kept.write('session.seenAt', String(now));
  return visit;
}

export function countPage(kept: Kept, now: number, chance: number): Visit {
  const visit = touchVisit(kept, now, chance);
  const pages = visit.pages + 1;
  kept.write('session.pages', String(pages));
  return { ...visit, pages };
}

function readVisit(kept: Kept, now: number): Visit | undefined {
  const id = kept.read('session.id');
  const startedAt = readNumber(kept, 'session.startedAt');
  const pages = readNumber(kept, 'session.pages');
  const seenAt = readNumber(kept, 'session.seenAt');
  if (!id || startedAt === undefined || pages === undefined || seenAt === undefined)
    return undefined;
  // A clock that was set back must not keep a visit alive for ever.
  const isOver = now - seenAt >= visitEndsAfterMs || now < startedAt;
  return isOver ? undefined : { id, startedAt, pages };
}

function beginVisit(kept: Kept, now: number, chance: number): Visit {
  const visit = { id: `${now}-${randomText(chance)}`, startedAt: now, pages: 0 };
  kept.write('session.id', visit.id);
  kept.write('session.startedAt', String(now));
  kept.write('session.pages', '0');
  kept.write('session.visits', String(visitCount(kept) + 1));
  return visit;
}

/** With the one that goes on. */
export const visitCount = (kept: Pick<Kept, 'read'>): number =>
  readNumber(kept, 'session.visits') ?? 0;

function readNumber(kept: Pick<Kept, 'read'>, key: string): number | undefined {
  const text = kept.read(key);
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function randomText(chance: number): string {
  return Math.floor(chance * 36 ** 8)
    .toString(36)
    .padStart(8, '0');
}
