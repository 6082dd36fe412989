import type { KeyValueStorage } from '../../platform/safe-storage.ts';

export const visitEndsAfterMs = 30 * 60_000;

export interface Visit {
  id: string;
  startedAt: number;
  pages: number;
}

/** Extends the visit, or starts a new one. `chance` is from 0 up to 1. */
export function touchVisit(storage: KeyValueStorage, now: number, chance: number): Visit {
  const visit = readVisit(storage, now) ?? beginVisit(storage, now, chance);
  storage.write('session.seenAt', String(now));
  return visit;
}

export function countPage(storage: KeyValueStorage, now: number, chance: number): Visit {
  const visit = touchVisit(storage, now, chance);
  const pages = visit.pages + 1;
  storage.write('session.pages', String(pages));
  return { ...visit, pages };
}

/** 0 where none has begun. */
export const msSinceVisitBegan = (storage: Pick<KeyValueStorage, 'read'>, now: number): number =>
  now - Number(storage.read('session.startedAt') ?? now);

function readVisit(storage: KeyValueStorage, now: number): Visit | undefined {
  const id = storage.read('session.id');
  const startedAt = readNumber(storage, 'session.startedAt');
  const pages = readNumber(storage, 'session.pages');
  const seenAt = readNumber(storage, 'session.seenAt');
  if (!id || startedAt === undefined || pages === undefined || seenAt === undefined)
    return undefined;
  // A clock that was set back must not extend a visit for ever.
  const isOver = now - seenAt >= visitEndsAfterMs || now < startedAt;
  return isOver ? undefined : { id, startedAt, pages };
}

function beginVisit(storage: KeyValueStorage, now: number, chance: number): Visit {
  const visit = { id: `${now}-${randomText(chance)}`, startedAt: now, pages: 0 };
  storage.write('session.id', visit.id);
  storage.write('session.startedAt', String(now));
  storage.write('session.pages', '0');
  return visit;
}

function readNumber(storage: Pick<KeyValueStorage, 'read'>, key: string): number | undefined {
  const text = storage.read(key);
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function randomText(chance: number): string {
  return Math.floor(chance * 36 ** 8)
    .toString(36)
    .padStart(8, '0');
}
