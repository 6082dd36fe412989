import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listenAsSeat } from './seat-signals.ts';

const seat = { player: { userId: 'one', displayName: 'Seat one' }, token: 'a' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(status: number) {
  const fetched = vi.fn(() => Promise.resolve(new Response(null, { status })));
  vi.stubGlobal('fetch', fetched);
  const onSessionEnded = vi.fn();
  const stop = listenAsSeat(seat, { signal: () => {}, isOpen: () => {}, onSessionEnded });
  return { fetched, onSessionEnded, stop };
}

test('a stream that is refused for want of a session is not asked for again', async () => {
  const { fetched, onSessionEnded } = listen(401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('a stream that the server could not open is asked for again', async () => {
  const { fetched, onSessionEnded, stop } = listen(503);
  await vi.advanceTimersByTimeAsync(3500);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(onSessionEnded).not.toHaveBeenCalled();
  stop();
});

test('signals are read, also where a stream can’t be iterated', async () => {
  vi.useRealTimers();
  const iterate = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  onTestFinished(() => {
    Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate ?? {});
  });
  const told = { topic: 'dance', id: 'd1', version: 2 };
  const stream = `event: signal\ndata: ${JSON.stringify(told)}\n\n`;
  vi.stubGlobal('fetch', async () => new Response(stream));
  const signals: unknown[] = [];
  await new Promise<void>((resolve) => {
    let isBegun = false;
    const stop = listenAsSeat(seat, {
      signal: (signal) => signals.push(signal),
      isOpen(isOpen) {
        if (isBegun && !isOpen) {
          stop();
          resolve();
        }
        isBegun = true;
      },
      onSessionEnded: () => {},
    });
  });
  expect(signals).toEqual([told]);
});
