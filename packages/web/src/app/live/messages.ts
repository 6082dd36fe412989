import type { Signal } from '@bee-jinx/contract/browser';
import { isObject } from '../../api/reply.ts';
import { parseJson } from '../../platform/parse-json.ts';

/** How long nothing was sent to a player. */
export interface Quiet {
  userId: string;
  ms: number;
}

/** Messages between the tabs of one browser; the leading tab holds the stream. */
export type TabMessage =
  /** A new tab, or one with a new identity. */
  | { kind: 'hello'; userId: string }
  /** The leader's reply, and its message when the stream is lost. */
  | { kind: 'state'; online: boolean; quiet?: Quiet | undefined }
  /** The stream has reopened: what was requested before may be outdated. */
  | { kind: 'opened'; quiet?: Quiet | undefined }
  | { kind: 'signal'; signal: Signal };

/** Validated, because tabs can be of different releases. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (!isObject(data)) return undefined;
  switch (data.kind) {
    case 'hello': {
      const { userId } = data;
      return typeof userId === 'string' ? { kind: 'hello', userId } : undefined;
    }
    case 'state': {
      const { online } = data;
      return typeof online === 'boolean'
        ? { kind: 'state', online, quiet: asQuiet(data.quiet) }
        : undefined;
    }
    case 'opened':
      return { kind: 'opened', quiet: asQuiet(data.quiet) };
    case 'signal': {
      const signal = asSignal(data.signal);
      return signal && { kind: 'signal', signal };
    }
    default:
      return undefined;
  }
}

/** From the data of a `signal` event. An unknown topic matches no query. */
export function readSignal(text: string): Signal | undefined {
  return asSignal(parseJson(text));
}

/** From the data of the first `beat` event; another release may omit it. */
export function readFirstBeat(text: string): Quiet | undefined {
  const data = parseJson(text);
  return isObject(data) ? asQuiet({ userId: data.userId, ms: data.quietMs }) : undefined;
}

/** From the data of a `reconnect` event: the delay that the server asks for. */
export function readReconnect(text: string): number {
  const data = parseJson(text);
  const afterMs = isObject(data) ? data.afterMs : undefined;
  return typeof afterMs === 'number' && afterMs >= 0 ? Math.min(afterMs, 60_000) : 0;
}

function asSignal(data: unknown): Signal | undefined {
  if (!isObject(data)) return undefined;
  const { topic, id, version, isReset, swarm, game } = data;
  return typeof topic === 'string' && typeof id === 'string' && typeof version === 'number'
    ? {
        topic: topic as Signal['topic'],
        id,
        version,
        ...(isReset === true && { isReset }),
        ...(isObject(swarm) && { swarm: swarm as Signal['swarm'] }),
        ...(isObject(game) && { game: game as Signal['game'] }),
      }
    : undefined;
}

function asQuiet(data: unknown): Quiet | undefined {
  if (!isObject(data)) return undefined;
  const { userId, ms } = data;
  return typeof userId === 'string' && typeof ms === 'number' ? { userId, ms } : undefined;
}
