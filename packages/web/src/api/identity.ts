import type { Player } from '@bee-jinx/contract/browser';
import { runIdentityCheck } from './identity-change.ts';

/**
 * The current player of this tab. Every call asserts it (`x-user-id`), and the server refuses the call
 * when the cookie belongs to somebody else by now, because another tab signed in or out.
 */
let playerId: string | undefined;
let isRevalidating = false;
let handlers: IdentityHandlers = {
  refreshIdentity: async () => {},
  switchPlayer: () => {},
  revalidateAdmin: () => {},
  revalidateSuspension: () => {},
  isSuspended: () => false,
};

interface IdentityHandlers {
  /** Reads the session from the server, which creates a player if there is none. */
  refreshIdentity(): Promise<void>;
  switchPlayer(player: Player): void;
  /** Called when the server has refused a call that only admins may make. */
  revalidateAdmin(): void;
  /** Called when the server has refused a call because this player is suspended. */
  revalidateSuspension(): void;
  isSuspended(): boolean;
}

export function getCurrentPlayerId(): string | undefined {
  return playerId;
}

export function setCurrentPlayerId(userId: string): void {
  playerId = userId;
}

/** Called when the server has accepted a call as this player, or was unavailable to the check. */
export function allowRevalidation(): void {
  isRevalidating = false;
}

/**
 * Called when the server or another tab has another identity. It is checked once until a call succeeds: where
 * cookies are blocked every call is refused, and each check would create a player.
 */
export function revalidateIdentity(asserted: string | undefined): void {
  if (isRevalidating || asserted !== playerId) return;
  isRevalidating = true;
  runIdentityCheck(() => handlers.refreshIdentity());
}

export function revalidateAdmin(): void {
  handlers.revalidateAdmin();
}

export function revalidateSuspension(): void {
  handlers.revalidateSuspension();
}

export function isSuspended(): boolean {
  return handlers.isSuspended();
}

export function refreshIdentity(): Promise<void> {
  return handlers.refreshIdentity();
}

/** Makes the player of a sign-in's reply the current one. */
export function switchPlayer(player: Player): void {
  handlers.switchPlayer(player);
}

export function registerIdentityHandlers(registered: IdentityHandlers): void {
  handlers = registered;
}
