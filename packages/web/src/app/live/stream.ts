import { routes, type Signal } from '@bee-jinx/contract/browser';
import { minMsSince, readClocks } from '../../platform/clock-reading.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { type Quiet, readFirstBeat, readReconnect, readSignal } from './messages.ts';

/** The server sends a beat every 15 s; two missed ones count as a lost connection. */
const heartbeatTimeoutMs = 40_000;

export interface StreamEvents {
  opened(quiet: Quiet | undefined): void;
  lost(): void;
  /** The connection ended before a message: no network, no server or no session. */
  refused(): void;
  signal(signal: Signal): void;
}

export interface Stream {
  readonly isOpen: boolean;
  readonly quiet: Quiet | undefined;
  reconnectNow(): void;
  pause(): void;
  restart(): void;
  close(): void;
}

/** A live stream that reconnects by itself, with backoff, until it is closed. */
export function openStream(
  on: StreamEvents,
  connect: () => EventSource = () => new EventSource(routes.live.path),
  chance: () => number = Math.random,
): Stream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isPaused = false;
  let attempt = 0;
  let quiet: Quiet | undefined;
  let quietKnownAt = readClocks();

  function after(ms: number, next: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  }

  function open(): void {
    source = connect();
    source.addEventListener('beat', ({ data }: MessageEvent<string>) =>
      onMessage(readFirstBeat(data)),
    );
    source.addEventListener('signal', ({ data }: MessageEvent<string>) => {
      onMessage(undefined);
      setQuiet(quiet && { ...quiet, ms: 0 });
      const signal = readSignal(data);
      if (signal) on.signal(signal);
    });
    source.addEventListener('reconnect', ({ data }: MessageEvent<string>) => {
      reconnectIn(readReconnect(data));
    });
    // EventSource reconnects by itself, but at a fixed rate and not after every failure.
    source.addEventListener('error', fail);
    after(heartbeatTimeoutMs, fail);
  }

  function setQuiet(reported: Quiet | undefined): void {
    quiet = reported;
    quietKnownAt = readClocks();
  }

  function onMessage(reported: Quiet | undefined): void {
    after(heartbeatTimeoutMs, fail);
    // Not reset by the first message alone: a server that disconnects right after it must not be
    // hammered.
    if (isOpen) attempt = 0;
    else {
      isOpen = true;
      setQuiet(reported);
      on.opened(reported);
    }
  }

  function fail(): void {
    const wasRefused = !isOpen;
    reconnectIn(retryDelay(attempt + 1, chance()));
    attempt += 1;
    if (wasRefused) on.refused();
  }

  function reconnectIn(ms: number): void {
    disconnect();
    on.lost();
    after(ms, open);
  }

  function disconnect(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    isOpen = false;
    setQuiet(undefined);
  }

  open();

  return {
    get isOpen() {
      return isOpen;
    },
    get quiet() {
      return quiet && { ...quiet, ms: quiet.ms + minMsSince(quietKnownAt) };
    },
    reconnectNow() {
      if (source || isPaused) return;
      clearTimeout(timer);
      open();
    },
    pause() {
      isPaused = true;
      disconnect();
    },
    restart() {
      isPaused = false;
      disconnect();
      open();
    },
    close: disconnect,
  };
}
