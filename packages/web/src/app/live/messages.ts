import type { Signal } from '@bee-jinx/contract/browser';

/** What the tabs of one browser say to each other. One of them, the leader, holds the stream. */
export type TabMessage =
  /** A tab is new here, or became somebody else. */
  | { kind: 'hello'; userId: string }
  /** The leader's answer to that, and its word when the stream is lost. */
  | { kind: 'state'; online: boolean }
  /** The stream has opened anew: whatever was seen before it may be out of date. */
  | { kind: 'opened' }
  | { kind: 'signal'; signal: Signal };

/** Tabs can be of different releases, so nothing is taken on trust. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (!isObject(data)) return undefined;
  switch (data.kind) {
    case 'hello': {
      const { userId } = data;
      return typeof userId === 'string' ? { kind: 'hello', userId } : undefined;
    }
    case 'state': {
      const { online } = data;
      return typeof online === 'boolean' ? { kind: 'state', online } : undefined;
    }
    case 'opened':
      return { kind: 'opened' };
    case 'signal': {
      const signal = asSignal(data.signal);
      return signal && { kind: 'signal', signal };
    }
    default:
      return undefined;
  }
}

/** From the data of a `signal` event. A topic we don't know is harmless: nothing is cached under it. */
export function readSignal(text: string): Signal | undefined {
  return asSignal(parse(text));
}

/** From the data of a `reconnect` event: how long the server wants us to stay away. */
export function readReconnect(text: string): number {
  const data = parse(text);
  const afterMs = isObject(data) ? data.afterMs : undefined;
  return typeof afterMs === 'number' && afterMs >= 0 ? Math.min(afterMs, 60_000) : 0;
}

function asSignal(data: unknown): Signal | undefined {
  if (!isObject(data)) return undefined;
  const { topic, id, version } = data;
  return typeof topic === 'string' && typeof id === 'string' && typeof version === 'number'
    ? { topic: topic as Signal['topic'], id, version }
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
