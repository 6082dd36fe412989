import { Refusal } from '../refusal.ts';

/** The session ended while the call was running: its player signed out, was deleted or was merged. */
export const sessionEndedRefusal = () => new Refusal('not_signed_in');

/** An admin suspended the caller while the call was running. */
export const actorSuspendedRefusal = () => new Refusal('suspended');
