import { useRef } from 'react';
import { useRetry } from './use-retry.ts';

/** A reply that doesn't come is as good as none. */
const patienceMs = 10_000;

/** Said as a failure; a bare abort means that nobody waits any more. */
const timeoutError = () => new DOMException('No reply in time', 'TimeoutError');

interface ResendOptions<Said, Reply> {
  /** What waits to be answered, and how often nobody was there to take it. */
  waiting: (Said & { failures: number }) | undefined;
  send(payload: Said, signal: AbortSignal): Promise<Reply>;
  onAnswer(payload: Said, reply: Reply): void;
  onFailure(payload: Said, error: unknown): void;
}

/**
 * Sends something until it is answered: again when the network is back, or later each time. There is one
 * try at a time, and of one that was given up nothing is heard any more.
 */
export function useResend<Said, Reply>({
  waiting,
  send,
  onAnswer,
  onFailure,
}: ResendOptions<Said, Reply>) {
  const current = useRef<AbortController>(undefined);

  function cancel(): void {
    current.current?.abort();
    current.current = undefined;
  }

  async function start(payload: Said): Promise<void> {
    cancel();
    const mine = new AbortController();
    current.current = mine;
    const isMine = () => current.current === mine;
    const timer = setTimeout(() => mine.abort(timeoutError()), patienceMs);
    try {
      const reply = await send(payload, mine.signal);
      if (isMine()) onAnswer(payload, reply);
    } catch (error) {
      if (isMine()) onFailure(payload, error);
    } finally {
      clearTimeout(timer);
      if (isMine()) current.current = undefined;
    }
  }

  function resend(): void {
    if (waiting) void start(waiting);
  }

  useRetry(waiting?.failures ?? 0, resend);
  return { start, again: resend, giveUp: cancel };
}
