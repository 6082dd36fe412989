import type { Signal } from '@bee-jinx/contract/browser';
import { isIdentityChanging } from '../../api/identity-change.ts';
import { connection } from '../../platform/connection.ts';
import { type Quiet, readTabMessage, type TabMessage } from './messages.ts';
import { onPossiblyMissedSignals, runWhilePageActive } from './page-lifecycle.ts';
import { openStream, type Stream } from './stream.ts';

interface LiveHandlers {
  userId: string;
  /** Signals may have been missed: refetch what was requested longer ago than this. */
  resync(quietMs: number): void;
  signal(signal: Signal): void;
  /** The session may be over. */
  onRefused(): void;
  /** Another tab of this browser has another identity. */
  onIdentityMismatch(): void;
}

const name = 'bee-jinx-live';

/**
 * One stream per browser, because browsers limit connections to one server: the leading tab holds it and
 * relays to the others. Returns a function that stops it.
 */
export function startLiveClient(listener: LiveHandlers): () => void {
  return runWhilePageActive(() => startInThisTab(listener));
}

function startInThisTab({
  userId,
  resync,
  signal,
  onRefused,
  onIdentityMismatch,
}: LiveHandlers): () => void {
  const channel = new BroadcastChannel(name);
  let stream: Stream | undefined;
  /** The stream follows the cookie, which may be another player's by now. */
  const resyncAfter = (quiet: Quiet | undefined) => resync(quiet?.userId === userId ? quiet.ms : 0);
  const broadcast = (message: TabMessage) => channel.postMessage(message);

  function handleMessage(message: TabMessage): void {
    switch (message.kind) {
      case 'hello':
        if (message.userId !== userId && !isIdentityChanging.get()) {
          // First, so that the restarted stream triggers requests of the right player.
          onIdentityMismatch();
          stream?.restart();
        }
        if (!stream) break;
        broadcast({ kind: 'state', online: stream.isOpen, quiet: stream.quiet });
        break;
      case 'state': {
        const wasOnline = connection.get() === 'online';
        connection.set(message.online ? 'online' : 'reconnecting');
        if (message.online && !wasOnline) resyncAfter(message.quiet);
        break;
      }
      case 'opened':
        connection.set('online');
        resyncAfter(message.quiet);
        break;
      case 'signal':
        signal(message.signal);
    }
  }

  function handleAndBroadcast(message: TabMessage): void {
    handleMessage(message);
    broadcast(message);
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (message) handleMessage(message);
  });
  broadcast({ kind: 'hello', userId });

  const stopLeading = electLeader(name, () => {
    stream = openStream({
      opened: (quiet) => handleAndBroadcast({ kind: 'opened', quiet }),
      lost: () => handleAndBroadcast({ kind: 'state', online: false }),
      signal: (signal) => handleAndBroadcast({ kind: 'signal', signal }),
      refused: onRefused,
    });
    if (isIdentityChanging.get()) stream.pause();
    return () => stream?.close();
  });
  const stopHolding = isIdentityChanging.subscribe(() => {
    if (isIdentityChanging.get()) stream?.pause();
    else stream?.restart();
  });
  const stopWatching = onPossiblyMissedSignals(() => {
    stream?.reconnectNow();
    resync(0);
  });

  return () => {
    stopWatching();
    stopHolding();
    stopLeading();
    channel.close();
    connection.set('connecting');
  };
}

/**
 * Calls `onElected` once this tab leads; another tab takes over when it stops or is closed. Without the Web
 * Locks API every tab leads. Returns a function that stops it.
 */
function electLeader(name: string, onElected: () => () => void): () => void {
  if (!navigator.locks) return onElected();

  const stopped = new AbortController();
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      const resign = onElected();
      stopped.signal.addEventListener('abort', () => {
        resign();
        resolve();
      });
    });
  navigator.locks.request(name, { signal: stopped.signal }, untilStopped).catch(() => {
    // Stopped while waiting for the lock.
  });
  return () => stopped.abort();
}
