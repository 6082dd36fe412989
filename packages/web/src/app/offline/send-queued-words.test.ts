import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
let browser: EventTarget;
const navigate = vi.fn();

/** A page of its own, open as anna. */
async function loadPage() {
  vi.resetModules();
  const [{ startSendingQueuedWords }, { session }, daily, dance, swarm, toasts, { connection }] =
    await Promise.all([
      import('./send-queued-words.ts'),
      import('../session/session.ts'),
      import('../../domain/play/daily.ts'),
      import('../../domain/play/dance.ts'),
      import('../../domain/swarm/swarm.ts'),
      import('../../ui/toast/toast-queue.ts'),
      import('../../platform/connection.ts'),
    ]);
  const { cache } = session.get();
  const toast = () => toasts.toastQueue.get().at(-1);
  return {
    cache,
    session,
    connection,
    daily: daily.dailyWords.queue,
    dance: dance.danceWords.queue,
    swarm: swarm.swarmWords.queue,
    open: () => session.set({ status: 'open', userId: 'anna', cache }),
    start: () => startSendingQueuedWords({ navigate } as never),
    toasts: () => toasts.toastQueue.get().map(({ lead, text }) => `${lead} ${text}`),
    toast,
  };
}
const word = { userId: 'anna', round: 2, word: 'sand' };
const dailyWord = { ...word, puzzleNumber: 7, date: '2026-11-17' };
const answer = (data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
const refuse = (code: string, status: number) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status }),
  );
/** One at a time, as in a browser. */
function createLocks() {
  let isHeld = false;
  return {
    async request(
      _name: string,
      _options: object,
      work: (lock: object | null) => Promise<boolean>,
    ) {
      if (isHeld) return work(null);
      isHeld = true;
      try {
        return await work({});
      } finally {
        isHeld = false;
      }
    },
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  browser = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  navigate.mockReset();
});

test('words of all games are sent once the session is open, and told with a way to them', async () => {
  const page = await loadPage();
  page.dance.add({ ...word, gameId: 'd1' });
  page.swarm.add({ ...word, code: 'BCDF' });
  page.daily.add(dailyWord);
  page.cache.setQueryData(['dance', 'd1'], {});
  page.start();
  await settle();
  expect(fetched).not.toHaveBeenCalled();
  answer({ game: { gameId: 'd1', version: 1 } });
  answer({ swarm: { code: 'BCDF', version: 1, serverTime: '2026-11-17T12:00:00Z' } });
  answer({ game: {} });
  page.open();
  await settle();
  expect(page.toasts()).toEqual([
    '“sand” is sealed. Your dance goes on.',
    '“sand” is sealed. Your swarm goes on.',
    '“sand” is played. The bee has answered.',
  ]);
  expect(page.cache.getQueryState(['dance', 'd1'])?.isInvalidated).toBe(true);
  expect(page.toast()).toMatchObject({ variant: 'done', action: { label: 'Look' } });
  page.toast()?.action?.onPress();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/jinx/daily?puzzleNumber=7');
  expect([page.dance.get(), page.swarm.get(), page.daily.get()]).toEqual([[], [], []]);
});

test('a word that the server refuses leaves the queue, and its player is told why', async () => {
  const page = await loadPage();
  page.daily.add(dailyWord);
  page.open();
  refuse('word_used', 409);
  page.start();
  await settle();
  expect(page.toasts()).toEqual(['“sand” wasn’t played. No.']);
  expect(page.toast()?.variant).toBe('fault');
  expect(page.daily.get()).toEqual([]);
});

test('a word that can’t be sent stays, with those after it, and is tried again later', async () => {
  const page = await loadPage();
  page.dance.add({ ...word, gameId: 'd1' });
  page.daily.add(dailyWord);
  page.open();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  page.start();
  await settle();
  expect(fetched).toHaveBeenCalledOnce();
  expect(page.toasts()).toEqual([]);
  expect(page.daily.get()).toEqual([dailyWord]);
  answer({ game: { gameId: 'd1', version: 1 } });
  answer({ game: {} });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(page.toasts()).toHaveLength(2);
});

test.each(['a connection', 'the network', 'a screen that is left'])(
  'a word is sent at once after %s',
  async (what) => {
    const page = await loadPage();
    const leave = page.daily.claim('anna', 7);
    page.daily.add(dailyWord);
    page.open();
    page.start();
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    answer({ game: {} });
    if (what === 'a screen that is left') leave();
    else {
      // The screen goes without a word about it.
      page.daily.unclaimedBy = () => page.daily.get().slice();
      page.connection.set('reconnecting');
      await settle();
      expect(fetched).not.toHaveBeenCalled();
      if (what === 'the network') browser.dispatchEvent(new Event('online'));
      else page.connection.set('online');
    }
    await settle();
    expect(page.toasts()).toEqual(['“sand” is played. The bee has answered.']);
  },
);

test('a word that waits is sent before somebody else signs in', async () => {
  const page = await loadPage();
  const { changeIdentity } = await import('../../api/identity-change.ts');
  page.daily.add(dailyWord);
  page.open();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  page.start();
  await settle();
  answer({ game: {} });
  const queuedAtChange = changeIdentity(async () => page.daily.get());
  await settle();
  expect(await queuedAtChange).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a word of another player waits for them', async () => {
  const page = await loadPage();
  page.daily.add({ ...dailyWord, userId: 'ben' });
  page.open();
  page.start();
  await settle();
  expect(fetched).not.toHaveBeenCalled();
});
