import { Refusal } from '../refusal.ts';

/** The caller was known when the call came, and has left, moved or signed out since. */
export const sessionEndedRefusal = () => new Refusal('not_signed_in');

/** An admin was faster. */
export const actorSuspendedRefusal = () => new Refusal('suspended');
