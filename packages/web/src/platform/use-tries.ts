import { useRef } from 'react';
import { useRetry } from './use-retry.ts';

/** A reply that doesn't come is as good as none. */
const patienceMs = 10_000;

/** Said as a failure; a bare abort means that nobody waits any more. */
const tookTooLong = () => new DOMException('No reply in time', 'TimeoutError');

interface Tries<Said, Reply> {
  /** What waits to be answered, and how often nobody was there to take it. */
  waiting: (Said & { failures: number }) | undefined;
  send(said: Said, signal: AbortSignal): Promise<Reply>;
  onAnswer(said: Said, reply: Reply): void;
  onFailure(said: Said, error: unknown): void;
}

/**
 * Sends something until it is answered: again when the network is back, or later each time. There is one
 * try at a time, and of one that was given up nothing is heard any more.
 */
export function useTries<Said, Reply>({ waiting, send, onAnswer, onFailure }: Tries<Said, Reply>) {
  const current = useRef<AbortController>(undefined);

  function giveUp(): void {
    current.current?.abort();
    current.current = undefined;
  }

  async function start(said: Said): Promise<void> {
    giveUp();
    const mine = new AbortController();
    current.current = mine;
    const isMine = () => current.current === mine;
    const timer = setTimeout(() => mine.abort(tookTooLong()), patienceMs);
    try {
      const reply = await send(said, mine.signal);
      if (isMine()) onAnswer(said, reply);
    } catch (error) {
      if (isMine()) onFailure(said, error);
    } finally {
      clearTimeout(timer);
      if (isMine()) current.current = undefined;
    }
  }

  function again(): void {
    if (waiting) void start(waiting);
  }

  useRetry(waiting?.failures ?? 0, again);
  return { start, again, giveUp };
}
