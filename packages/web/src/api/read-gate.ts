import { getCurrentPlayerId } from './identity.ts';

/**
 * While a reveal is under way, replies to reads wait: whatever requested them, they could tell on some part of the
 * page how the round ends before the cards have turned over. The gate is closed in the player's other tabs too.
 */

/** Longer than a word's request and its reveal take together; for a tab that is gone before it has opened the gate. */
const maxClosedMs = 12_000;

const closers = new Map<string, ReturnType<typeof setTimeout>>();
const waiting: (() => void)[] = [];
let channel: BroadcastChannel | undefined;
let count = 0;

/** Resolves as soon as the gate is open. */
export function whenReadsMayBeShown(): Promise<void> {
  if (closers.size === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}

/** Returns a function that opens it again. */
export function closeReadGate(): () => void {
  count += 1;
  const id = `${performance.timeOrigin}.${count}`;
  close(id);
  tellOtherTabs({ closedBy: id });
  return () => {
    open(id);
    tellOtherTabs({ openedBy: id });
  };
}

/** From now on the gate is shared with the other tabs. */
export function shareReadGate(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('bee-jinx-read-gate');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { userId, closedBy, openedBy } = Object(data) as Record<string, unknown>;
    if (userId !== getCurrentPlayerId()) return;
    if (typeof closedBy === 'string') close(closedBy);
    if (typeof openedBy === 'string') open(openedBy);
  });
}

function tellOtherTabs(message: { closedBy: string } | { openedBy: string }): void {
  channel?.postMessage({ userId: getCurrentPlayerId(), ...message });
}

function close(id: string): void {
  clearTimeout(closers.get(id));
  closers.set(id, setTimeout(open, maxClosedMs, id));
}

function open(id: string): void {
  clearTimeout(closers.get(id));
  closers.delete(id);
  if (closers.size > 0) return;
  for (const resolve of waiting.splice(0)) resolve();
}
