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
  test('opens with the first beat, and passes signals on', () => {
    const { stream, on, line } = listen();
    expect(stream.isOpen).toBe(false);
    line().say('beat');
    expect(stream.isOpen).toBe(true);
    const signal = { topic: 'player', id: 'anon_1', version: 2 };
    line().say('signal', signal);
    expect(on.signal).toHaveBeenCalledExactlyOnceWith(signal);
    expect(on.opened).toHaveBeenCalledTimes(1);
  });

  test('starts with the server’s quiet time, and adds the time since', () => {
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

  test('without a quiet time in the beat was never quiet', () => {
    const { stream, on, line } = listen();
    line().say('beat');
    vi.advanceTimersByTime(5000);
    expect(on.opened).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(stream.quiet).toBeUndefined();
  });

  test('reconnects with a growing delay while it is refused', () => {
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

  test('that closes after its first message keeps its backoff; a lasting one resets it', () => {
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

  test('counts as lost after 40 silent seconds', () => {
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

  test('waits as long as a stopping server asks for', () => {
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

  test('reconnects at once when the network is back, unless it is connecting', () => {
    const { stream, lines, line } = listen();
    stream.reconnectNow();
    expect(lines.length).toBe(1);
    line().drop();
    stream.reconnectNow();
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(lines.length).toBe(2);
  });

  test('does not reconnect while it is paused', () => {
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

  test('does not reconnect after it was closed', () => {
    const { stream, lines, line } = listen();
    line().say('beat');
    stream.close();
    vi.advanceTimersByTime(600_000);
    expect(lines.length).toBe(1);
    expect(lines[0]?.isClosed).toBe(true);
  });
});
