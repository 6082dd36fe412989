import { randomHexId } from '../platform/random-hex-id.ts';

/**
 * While a reveal is under way, replies to reads wait: whatever requested them, they could tell on some part of the
 * page how the round ends before the cards have turned over. `app/live/share-read-gate.ts` closes it in the player's
 * other tabs too.
 */

/** Longer than a word's request and its reveal take together; for a tab that is gone before it has opened the gate. */
const maxClosedMs = 12_000;

const closers = new Map<string, ReturnType<typeof setTimeout>>();
const waiting: (() => void)[] = [];

type Change = 'close' | 'open';

/** Tells the other tabs. Does nothing until `setReadGateBroadcast` was called. */
let tell: (change: Change, id: string) => void = () => {};

export function setReadGateBroadcast(listener: typeof tell): void {
  tell = listener;
}

/** Resolves as soon as the gate is open. */
export async function whenReadsMayBeShown(): Promise<void> {
  if (closers.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Returns a function that opens it again. */
export function closeReadGate(): () => void {
  const id = randomHexId();
  const change = (how: Change) => {
    setReadGate(how, id);
    tell(how, id);
  };
  change('close');
  return () => change('open');
}

/** The gate is open while nobody keeps it closed. */
export function setReadGate(change: Change, id: string): void {
  clearTimeout(closers.get(id));
  if (change === 'close') closers.set(id, setTimeout(setReadGate, maxClosedMs, 'open', id));
  else closers.delete(id);
  if (closers.size === 0) for (const resolve of waiting.splice(0)) resolve();
}
