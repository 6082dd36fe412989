import { routes, type Signal } from '@bee-jinx/contract/browser';
import { createEventReader } from './event-stream.ts';
import { credentialsOf, headersOf, type Seat } from './seat.ts';

interface SignalHandlers {
  signal(signal: Signal): void;
  /** Called when the stream opens or closes. After each opening the cached state may be outdated. */
  isOpen(isOpen: boolean): void;
  /** The seat's session has ended: there is nothing to reconnect to. */
  onSessionEnded(): void;
}

const reconnectMs = 1000;
const unauthorized = 401;

/** Listens to a seat's live stream and reconnects by itself. Returns a function that stops it. */
export function listenAsSeat(seat: Seat, handlers: SignalHandlers): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function listen(): Promise<void> {
    try {
      const { body, ok, status } = await fetch(routes.live.path, {
        headers: headersOf(seat),
        credentials: credentialsOf(seat),
        signal: over.signal,
      });
      if (status === unauthorized) {
        over.abort();
        handlers.onSessionEnded();
        return;
      }
      if (!ok || !body) throw new Error('There is no stream.');
      handlers.isOpen(true);
      const read = createEventReader();
      // Not every browser can iterate over a stream.
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        for (const { event, data } of read(part.value)) {
          if (event === 'signal') handlers.signal(JSON.parse(data) as Signal);
        }
      }
    } catch {
      // Reconnects below, whatever the reason.
    }
    handlers.isOpen(false);
    if (!over.signal.aborted) timer = setTimeout(listen, reconnectMs);
  }

  void listen();
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
