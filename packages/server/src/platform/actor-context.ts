import { AsyncLocalStorage } from 'node:async_hooks';

/** The player for whom a call is answered, and the session that proves it. */
export interface Actor {
  playerId: string;
  sessionId: string;
  /** Whether the call is only for who is signed in: then a session that has ended meanwhile writes nothing more. */
  needsSession: boolean;
  /** Until when they were suspended as the call came. Missing where the call is also for those who are. */
  suspendedUntil?: number;
}

const actors = new AsyncLocalStorage<Actor | undefined>();

/** Every write in there is this player's: the database sees to it that they are still here (`database/database.ts`). */
export function runAsActor<Result>(actor: Actor | undefined, work: () => Result): Result {
  return actors.run(actor, work);
}

/** For work that a call only sets off: it is nobody's, and goes on whatever becomes of the caller. */
export function runWithoutActor<Result>(work: () => Result): Result {
  return actors.run(undefined, work);
}

export function currentActor(): Actor | undefined {
  return actors.getStore();
}
