import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStream, type StreamEvents } from './stream.ts';

class Line extends EventTarget {
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }

  say(event: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  drop(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function listen() {
  const lines: Line[] = [];
  const on = {
    opened: vi.fn<StreamEvents['opened']>(),
    lost: vi.fn<StreamEvents['lost']>(),
    refused: vi.fn<StreamEvents['refused']>(),
    signal: vi.fn<StreamEvents['signal']>(),
  };
  const connect = () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as EventSource;
  };
  const stream = openStream(on, connect, () => 0);
  const line = () => lines.at(-1) as Line;
  return { stream, on, lines, line };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live stream', () => {
  test('is open with the first beat, and passes signals on', () => {
    const { stream, on, line } = listen();
    expect(stream.isOpen).toBe(false);
    line().say('beat');
    expect(stream.isOpen).toBe(true);
    const signal = { topic: 'player', id: 'anon_1', version: 2 };
    line().say('signal', signal);
    expect(on.signal).toHaveBeenCalledExactlyOnceWith(signal);
    expect(on.opened).toHaveBeenCalledTimes(1);
  });

  test('begins with how long it was quiet, and knows how long it has been since', () => {
    const { stream, on, line } = listen();
    expect(stream.quiet).toBeUndefined();
    line().say('beat', { userId: 'anon_1', quietMs: 700 });
    expect(on.opened).toHaveBeenCalledExactlyOnceWith({ userId: 'anon_1', ms: 700 });
    vi.advanceTimersByTime(300);
    line().say('beat');
    expect(stream.quiet).toEqual({ userId: 'anon_1', ms: 1000 });
    line().say('signal', { topic: 'player', id: 'anon_1', version: 2 });
    vi.advanceTimersByTime(20);
    expect(stream.quiet).toEqual({ userId: 'anon_1', ms: 20 });
    line().drop();
    expect(stream.quiet).toBeUndefined();
  });

  test('of a server that says nothing of it was never quiet', () => {
    const { stream, on, line } = listen();
    line().say('beat');
    vi.advanceTimersByTime(5000);
    expect(on.opened).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(stream.quiet).toBeUndefined();
  });

  test('comes back later each time while it is refused', () => {
    const { on, lines, line } = listen();
    for (const wait of [500, 1000, 2000, 4000, 7500, 7500]) {
      line().drop();
      expect(line().isClosed).toBe(true);
      const before = lines.length;
      vi.advanceTimersByTime(wait - 1);
      expect(lines.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(lines.length).toBe(before + 1);
    }
    expect(on.refused).toHaveBeenCalledTimes(6);
    expect(on.opened).not.toHaveBeenCalled();
  });

  test('a server that hangs up after its first word is not hammered; a lasting one is', () => {
    const { on, lines, line } = listen();
    line().say('beat');
    line().drop();
    vi.advanceTimersByTime(500);
    line().say('beat');
    line().drop();
    vi.advanceTimersByTime(999);
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(1);
    line().say('beat');
    line().say('beat');
    line().drop();
    vi.advanceTimersByTime(500);
    expect(lines.length).toBe(4);
    expect(on.refused).not.toHaveBeenCalled();
  });

  test('is taken for dead after forty silent seconds', () => {
    const { on, lines, line } = listen();
    line().say('beat');
    vi.advanceTimersByTime(39_999);
    line().say('beat');
    vi.advanceTimersByTime(39_999);
    expect(on.lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.lost).toHaveBeenCalledTimes(1);
    expect(lines[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(lines.length).toBe(2);
  });

  test('stays away as long as a stopping server asks for', () => {
    const { on, lines, line } = listen();
    line().say('beat');
    line().say('reconnect', { afterMs: 700 });
    expect(on.lost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(699);
    expect(lines.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(lines.length).toBe(2);
    expect(on.refused).not.toHaveBeenCalled();
  });

  test('hurries when told that the network is back, unless it is trying already', () => {
    const { stream, lines, line } = listen();
    stream.reconnectNow();
    expect(lines.length).toBe(1);
    line().drop();
    stream.reconnectNow();
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(lines.length).toBe(2);
  });

  test('that is held tries nothing until it is restarted', () => {
    const { stream, on, lines, line } = listen();
    line().say('beat');
    stream.pause();
    expect(line().isClosed).toBe(true);
    stream.reconnectNow();
    vi.advanceTimersByTime(600_000);
    expect(lines.length).toBe(1);
    expect(on.lost).not.toHaveBeenCalled();
    stream.restart();
    expect(lines.length).toBe(2);
    line().say('beat');
    expect(on.opened).toHaveBeenCalledTimes(2);
  });

  test('is closed for good', () => {
    const { stream, lines, line } = listen();
    line().say('beat');
    stream.close();
    vi.advanceTimersByTime(600_000);
    expect(lines.length).toBe(1);
    expect(lines[0]?.isClosed).toBe(true);
  });
});
