import { Refusal } from '../refusal.ts';

/** The caller was known when the call came, and has left, moved or signed out since. */
export const sessionEndedRefusal = () => new Refusal('not_signed_in');

/** An admin has suspended the caller since the call came. */
export const actorSuspendedRefusal = () => new Refusal('suspended');
