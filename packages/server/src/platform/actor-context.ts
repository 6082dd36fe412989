import { AsyncLocalStorage } from 'node:async_hooks';

/** The player for whom a call is answered, and the session that proves it. */
export interface Actor {
  playerId: string;
  sessionId: string;
  /** Whether the call requires a session: then a session that has ended meanwhile writes nothing more. */
  needsSession: boolean;
  /** The `suspended_until` that was read when the call came in. Missing for calls that suspended players may make. */
  suspendedUntil?: number;
}

const actors = new AsyncLocalStorage<Actor | undefined>();

/** Runs `work` on behalf of this player: the database refuses its writes once their session has ended (`database/database.ts`). */
export function runAsActor<Result>(actor: Actor | undefined, work: () => Result): Result {
  return actors.run(actor, work);
}

/** For background work that a call starts: it has no actor and goes on when the caller's session ends. */
export function runWithoutActor<Result>(work: () => Result): Result {
  return actors.run(undefined, work);
}

export function currentActor(): Actor | undefined {
  return actors.getStore();
}
