import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../api/identity.ts';
import { closeReadGate, setReadGateBroadcast, whenReadsMayBeShown } from '../../api/read-gate.ts';
import { shareReadGate } from './share-read-gate.ts';

let channel: Channel;
class Channel extends EventTarget {
  readonly sent: Record<string, unknown>[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channel = this;
  }
  postMessage(message: Record<string, unknown>): void {
    this.sent.push(message);
  }
  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
async function areReadsShown(): Promise<boolean> {
  const shown = vi.fn();
  void whenReadsMayBeShown().then(shown);
  await vi.advanceTimersByTimeAsync(0);
  return shown.mock.calls.length > 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  setCurrentPlayerId('anna');
  shareReadGate();
});
afterEach(async () => {
  setReadGateBroadcast(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the other tabs hear of a gate that is closed and opened here', () => {
  closeReadGate()();
  const [closed, opened] = channel.sent;
  expect(channel.name).toBe('bee-jinx-read-gate');
  expect(closed).toEqual({ userId: 'anna', change: 'close', id: expect.any(String) });
  expect(opened).toEqual({ ...closed, change: 'open' });
});

test('a gate that is closed in another tab is closed here, until it is opened there', async () => {
  channel.hear({ userId: 'anna', change: 'close', id: 'g1' });
  expect(await areReadsShown()).toBe(false);
  channel.hear({ userId: 'anna', change: 'open', id: 'g1' });
  expect(await areReadsShown()).toBe(true);
  expect(channel.sent).toEqual([]);
});

test.each([
  ['of another player', { userId: 'ben', change: 'close', id: 'g1' }],
  ['without an id', { userId: 'anna', change: 'close' }],
  ['of another release', { userId: 'anna', change: 'lock', id: 'g1' }],
  ['without data', null],
])('a message %s changes nothing', async (_what, data) => {
  channel.hear(data);
  expect(await areReadsShown()).toBe(true);
});
