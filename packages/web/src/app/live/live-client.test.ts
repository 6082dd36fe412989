import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeIdentity } from '../../api/identity-change.ts';
import { connection } from '../../platform/connection.ts';
import { startLiveClient } from './live-client.ts';
import type { TabMessage } from './messages.ts';
import type { StreamEvents } from './stream.ts';

const streams = vi.hoisted(() => [] as { on: StreamEvents; [key: string]: unknown }[]);
vi.mock('./stream.ts', () => ({
  openStream: (on: StreamEvents) => {
    const stream = {
      on,
      isOpen: true,
      quiet: { userId: 'anna', ms: 70 },
      restart: vi.fn(),
      pause: vi.fn(),
      reconnectNow: vi.fn(),
      close: vi.fn(),
    };
    streams.push(stream);
    return stream;
  },
}));

/** The tabs of a browser hear each other, but not themselves. */
let channels: FakeChannel[] = [];
class FakeChannel extends EventTarget {
  readonly sent: TabMessage[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  postMessage(message: TabMessage): void {
    this.sent.push(message);
  }
  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close = vi.fn();
}

const browser = new EventTarget();
const handlers = () => ({
  userId: 'anna',
  resync: vi.fn(),
  signal: vi.fn(),
  onRefused: vi.fn(),
  onIdentityMismatch: vi.fn(),
});
type Handlers = ReturnType<typeof handlers>;
const stops: (() => void)[] = [];

/** The tab that leads, unless another one has the lock. */
function startTab({ leads = true } = {}): { on: Handlers; channel: FakeChannel; stop(): void } {
  const locks = { request: () => new Promise(() => {}) };
  vi.stubGlobal('navigator', leads ? {} : { locks });
  const on = handlers();
  const stop = startLiveClient(on);
  stops.push(stop);
  return { on, channel: channels.at(-1) as FakeChannel, stop };
}
const stream = () => streams.at(-1) as (typeof streams)[number];
const signal = { topic: 'dance', id: 'd1', version: 2 } as const;

beforeEach(() => {
  connection.set('connecting');
  channels = [];
  streams.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('the tab that leads', () => {
  test('greets the others, holds the stream, and relays what comes', () => {
    const { on, channel } = startTab();
    expect(channel.name).toBe('bee-jinx-live');
    const quiet = { userId: 'anna', ms: 500 };
    stream().on.opened(quiet);
    expect(connection.get()).toBe('online');
    expect(on.resync).toHaveBeenCalledExactlyOnceWith(500);
    stream().on.signal(signal);
    expect(on.signal).toHaveBeenCalledExactlyOnceWith(signal);
    stream().on.lost();
    expect(connection.get()).toBe('reconnecting');
    expect(channel.sent).toEqual([
      { kind: 'hello', userId: 'anna' },
      { kind: 'opened', quiet },
      { kind: 'signal', signal },
      { kind: 'state', online: false },
    ]);
    stream().on.refused();
    expect(on.onRefused).toHaveBeenCalledOnce();
  });

  test('fetches all again where the stream has been another player’s, or for an unknown time', () => {
    const { on } = startTab();
    stream().on.opened({ userId: 'ben', ms: 500 });
    stream().on.opened(undefined);
    expect(on.resync.mock.calls).toEqual([[0], [0]]);
  });

  test('tells a new tab how it stands', () => {
    const { on, channel } = startTab();
    channel.hear({ kind: 'hello', userId: 'anna' });
    const quiet = { userId: 'anna', ms: 70 };
    expect(channel.sent.at(-1)).toEqual({ kind: 'state', online: true, quiet });
    expect(on.onIdentityMismatch).not.toHaveBeenCalled();
    expect(stream().restart).not.toHaveBeenCalled();
  });

  test('checks who it is, then opens the stream anew, when a tab has another identity', () => {
    const { on, channel } = startTab();
    on.onIdentityMismatch.mockImplementation(() => expect(stream().restart).not.toHaveBeenCalled());
    channel.hear({ kind: 'hello', userId: 'ben' });
    expect(on.onIdentityMismatch).toHaveBeenCalledOnce();
    expect(stream().restart).toHaveBeenCalledOnce();
  });

  test('pauses the stream while the identity changes, and asks nobody meanwhile', async () => {
    const { on, channel } = startTab();
    await changeIdentity(async () => {
      expect(stream().pause).toHaveBeenCalledOnce();
      channel.hear({ kind: 'hello', userId: 'ben' });
      expect(on.onIdentityMismatch).not.toHaveBeenCalled();
      startTab();
      expect(stream().pause).toHaveBeenCalledOnce();
    });
    expect(streams[0]?.restart).toHaveBeenCalledOnce();
  });

  test('reconnects at once, and fetches all again, when the browser is back online', () => {
    const { on } = startTab();
    browser.dispatchEvent(new Event('online'));
    expect(stream().reconnectNow).toHaveBeenCalledOnce();
    expect(on.resync).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('closes everything when it stops', () => {
    const { on, channel, stop } = startTab();
    stream().on.opened(undefined);
    stop();
    expect(stream().close).toHaveBeenCalledOnce();
    expect(channel.close).toHaveBeenCalledOnce();
    expect(connection.get()).toBe('connecting');
    on.resync.mockClear();
    browser.dispatchEvent(new Event('online'));
    expect(on.resync).not.toHaveBeenCalled();
  });
});

describe('a tab that follows', () => {
  test('holds no stream, and listens to the one that leads', () => {
    const { on, channel } = startTab({ leads: false });
    expect(streams).toEqual([]);
    channel.hear({ kind: 'hello', userId: 'anna' });
    expect(channel.sent).toEqual([{ kind: 'hello', userId: 'anna' }]);
    channel.hear({ kind: 'state', online: true, quiet: { userId: 'anna', ms: 30 } });
    expect(connection.get()).toBe('online');
    expect(on.resync).toHaveBeenCalledExactlyOnceWith(30);
    channel.hear({ kind: 'state', online: true });
    expect(on.resync).toHaveBeenCalledOnce();
    channel.hear({ kind: 'state', online: false });
    expect(connection.get()).toBe('reconnecting');
    channel.hear({ kind: 'signal', signal });
    expect(on.signal).toHaveBeenCalledExactlyOnceWith(signal);
    channel.hear({ kind: 'of another release' });
    expect(channel.sent).toHaveLength(1);
  });

  test('checks who it is when a tab has another identity', () => {
    const { on, channel } = startTab({ leads: false });
    channel.hear({ kind: 'hello', userId: 'ben' });
    expect(on.onIdentityMismatch).toHaveBeenCalledOnce();
  });
});

test('a tab leads once it has the lock, until it stops', async () => {
  const request = vi.fn((_name: string, options: LockOptions, work: () => Promise<void>) => {
    expect(options.signal?.aborted).toBe(false);
    return work();
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const stop = startLiveClient(handlers());
  expect(request.mock.calls[0]?.[0]).toBe('bee-jinx-live');
  expect(streams).toHaveLength(1);
  stop();
  expect(stream().close).toHaveBeenCalledOnce();
  await request.mock.results[0]?.value;
});
