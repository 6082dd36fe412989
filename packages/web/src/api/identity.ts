import type { Player } from '@bee-jinx/contract/browser';
import { runIdentityCheck } from './identity-change.ts';

/**
 * Who this tab believes to be. Every call asserts it (`x-user-id`), and the server refuses the call
 * when the cookie belongs to somebody else by now, because another tab signed in or out.
 */
let playerId: string | undefined;
let isRevalidating = false;
let handlers: IdentityHandlers = {
  askWhoIAm: async () => {},
  become: () => {},
  doubtAdmin: () => {},
  doubtStanding: () => {},
  isSuspended: () => false,
};

interface IdentityHandlers {
  /** Opens a session; without one the server makes a new player. */
  askWhoIAm(): Promise<void>;
  become(player: Player): void;
  /** A call for admins was refused. */
  doubtAdmin(): void;
  /** A call was refused because this player is suspended. */
  doubtStanding(): void;
  isSuspended(): boolean;
}

export function getCurrentPlayerId(): string | undefined {
  return playerId;
}

export function setCurrentPlayerId(userId: string): void {
  playerId = userId;
}

/** A call succeeded as this player. */
export function confirmIdentity(): void {
  isRevalidating = false;
}

/**
 * The server or another tab has another identity. Checked once until a call succeeds: where cookies are
 * blocked every call is refused, and each check would make a new player.
 */
export function revalidateIdentity(asserted: string | undefined): void {
  if (isRevalidating || asserted !== playerId) return;
  isRevalidating = true;
  runIdentityCheck(() => handlers.askWhoIAm());
}

export function revalidateAdmin(): void {
  handlers.doubtAdmin();
}

export function revalidateSuspension(): void {
  handlers.doubtStanding();
}

export function isSuspended(): boolean {
  return handlers.isSuspended();
}

export function refreshIdentity(): Promise<void> {
  return handlers.askWhoIAm();
}

/** From the reply to a sign-in. */
export function switchPlayer(player: Player): void {
  handlers.become(player);
}

export function registerIdentityHandlers(holder: IdentityHandlers): void {
  handlers = holder;
}
