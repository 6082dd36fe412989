import type { Player } from '@bee-jinx/contract/browser';
import { settleDoubt } from './identity-change.ts';

/**
 * Who this tab believes to be. Every call asserts it (`x-user-id`), and the server refuses the call
 * when the cookie belongs to somebody else by now, because another tab signed in or out.
 */
let believed: string | undefined;
let inDoubt = false;
let app: IdentityHolder = {
  askWhoIAm: async () => {},
  become: () => {},
  doubtAdmin: () => {},
  doubtStanding: () => {},
  isSuspended: () => false,
};

interface IdentityHolder {
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

export function believedPlayer(): string | undefined {
  return believed;
}

export function believe(userId: string): void {
  believed = userId;
}

/** A call went through as this player. */
export function confirmIdentity(): void {
  inDoubt = false;
}

/**
 * The server disagrees, or another tab is somebody else by now. Said once, until a call goes through
 * again: where cookies are blocked every call is refused, and asking anew each time would make a new
 * player each time.
 */
export function doubtIdentity(asserted: string | undefined): void {
  if (inDoubt || asserted !== believed) return;
  inDoubt = true;
  settleDoubt(() => app.askWhoIAm());
}

/** Thirty minutes are over sooner than one thinks. */
export function doubtAdmin(): void {
  app.doubtAdmin();
}

export function doubtStanding(): void {
  app.doubtStanding();
}

export function isSuspended(): boolean {
  return app.isSuspended();
}

export function askWhoIAm(): Promise<void> {
  return app.askWhoIAm();
}

/** The server said so in its answer to a sign-in. */
export function become(player: Player): void {
  app.become(player);
}

export function holdIdentity(holder: IdentityHolder): void {
  app = holder;
}
