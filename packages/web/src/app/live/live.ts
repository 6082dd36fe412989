import type { Signal } from '@bee-jinx/contract/browser';
import { identityChanging } from '../../api/identity-change.ts';
import { connection } from '../../platform/connection.ts';
import { campaign } from './leader.ts';
import { type Quiet, readTabMessage, type TabMessage } from './messages.ts';
import { onPossibleGap, whilePageLives } from './page-life.ts';
import { openStream, type Stream } from './stream.ts';

interface Listener {
  userId: string;
  /** Something may have been missed: look again at everything that was asked for longer ago than this. */
  resync(quietMs: number): void;
  signal(signal: Signal): void;
  /** The stream can't be opened; perhaps the session is over. */
  refused(): void;
  /** Another tab of this browser is somebody else: one of the two is out of date. */
  disagreed(): void;
}

const name = 'bee-jinx-live';

/**
 * One stream per browser, because a browser has few connections to one server: the leading tab holds
 * it and passes on what it hears. Returns the way to stop.
 */
export function listenLive(listener: Listener): () => void {
  return whilePageLives(() => listenInThisTab(listener));
}

function listenInThisTab({ userId, resync, signal, refused, disagreed }: Listener): () => void {
  const channel = new BroadcastChannel(name);
  let stream: Stream | undefined;
  /** The stream follows the cookie, and so may be somebody else's by now. */
  const resyncAfter = (quiet: Quiet | undefined) => resync(quiet?.userId === userId ? quiet.ms : 0);
  const tellOthers = (message: TabMessage) => channel.postMessage(message);

  function heed(message: TabMessage): void {
    switch (message.kind) {
      case 'hello':
        if (message.userId !== userId && !identityChanging.get()) {
          // First of all: what the restarted stream leads to is asked for by whoever this is then.
          disagreed();
          stream?.restart();
        }
        if (!stream) break;
        tellOthers({ kind: 'state', online: stream.isOpen, quiet: stream.quiet });
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

  function tellAll(message: TabMessage): void {
    heed(message);
    tellOthers(message);
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (message) heed(message);
  });
  tellOthers({ kind: 'hello', userId });

  const stopLeading = campaign(name, () => {
    stream = openStream({
      opened: (quiet) => tellAll({ kind: 'opened', quiet }),
      lost: () => tellAll({ kind: 'state', online: false }),
      signal: (signal) => tellAll({ kind: 'signal', signal }),
      refused,
    });
    if (identityChanging.get()) stream.hold();
    return () => stream?.close();
  });
  const stopHolding = identityChanging.subscribe(() => {
    if (identityChanging.get()) stream?.hold();
    else stream?.restart();
  });
  const stopWatching = onPossibleGap(() => {
    stream?.hurry();
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
