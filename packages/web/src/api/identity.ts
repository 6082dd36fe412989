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
  /** Asks the server; whoever has no session becomes a new player by that. */
  askWhoIAm(): Promise<void>;
  become(player: Player): void;
  /** What only an admin may do was refused. */
  doubtAdmin(): void;
  /** A call was refused because an admin has suspended this player. */
  doubtStanding(): void;
  /** As far as this browser knows. */
  isSuspended(): boolean;
}

export function getCurrentPlayerId(): string | undefined {
  return playerId;
}

export function setCurrentPlayerId(userId: string): void {
  playerId = userId;
}

/** A call went through as this player. */
export function confirmIdentity(): void {
  isRevalidating = false;
}

/**
 * The server disagrees, or another tab is somebody else by now. Said once, until a call goes through
 * again: where cookies are blocked every call is refused, and asking anew each time would make a new
 * player each time.
 */
export function revalidateIdentity(asserted: string | undefined): void {
  if (isRevalidating || asserted !== playerId) return;
  isRevalidating = true;
  runIdentityCheck(() => handlers.askWhoIAm());
}

/** Thirty minutes are over sooner than one thinks. */
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

/** The server said so in its answer to a sign-in. */
export function switchPlayer(player: Player): void {
  handlers.become(player);
}

export function registerIdentityHandlers(holder: IdentityHandlers): void {
  handlers = holder;
}
