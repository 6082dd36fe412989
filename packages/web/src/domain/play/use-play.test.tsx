import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { createSafeStorage } from '../../platform/safe-storage.ts';
import { createQueuedWords, type QueuedWord } from './offline/queued-words.ts';
import type { PlayedGame } from './play-reducer.ts';
import { usePlay } from './use-play.ts';
import { createWordSender } from './word-sender.ts';

const sand: QueuedWord = { userId: 'me', round: 1, word: 'sand' };
const begun: PlayedGame = { version: 1, rounds: [], status: 'playing', sealsInField: true };
const sealed: PlayedGame = { ...begun, version: 2, sealedWord: 'sand' };
const turned: PlayedGame = {
  ...begun,
  version: 3,
  rounds: [{ round: 1, yours: 'sand', theirs: 'tide', warmth: 40 }],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  return () => vi.useRealTimers();
});

/** A game whose word “sand” was just said, and whose request the test answers. */
async function sayWord() {
  const queue = createQueuedWords<QueuedWord>(
    { name: 'dance', idOf: () => 7, isComplete: () => true },
    createSafeStorage(() => {
      throw new Error('no storage');
    }),
  );
  const request = Promise.withResolvers<string>();
  const sender = createWordSender<QueuedWord, string>({
    queue,
    submit: () => request.promise,
    cacheReply: () => {},
    queryKey: () => ['dance'],
  });
  const cache = new QueryClient();
  let play: ReturnType<typeof usePlay> | undefined;
  function Stage({ game }: { game: PlayedGame }) {
    const toQueuedWord = (word: object) => ({ userId: 'me', ...word }) as QueuedWord;
    play = usePlay({ game, sender, userId: 'me', gameId: 7, toQueuedWord }) as typeof play;
    return null;
  }
  const stage = (game: PlayedGame) => (
    <QueryClientProvider client={cache}>
      <Stage game={game} />
    </QueryClientProvider>
  );
  const page = await renderOnClient(stage(begun));
  await page.perform(() => play?.dispatch({ type: 'type', text: 'sand' }));
  await page.perform(() => play?.words.submit());
  return {
    queue,
    show: (game: PlayedGame) => page.render(stage(game)),
    leave: () => page.render(null),
    fail: (error: CallError) => page.perform(() => request.reject(error)),
    unmount: page.unmount,
  };
}

test.each([
  ['sealed', sealed],
  ['turned over', turned],
])('a word whose reply was lost leaves the queue when it is shown as %s', async (_state, game) => {
  const { queue, show, fail, unmount } = await sayWord();
  await fail(new CallError('offline'));
  expect(queue.get()).toEqual([sand]);
  await show(game);
  expect(queue.get()).toEqual([]);
  await unmount();
});

test('a word that is known to be played isn’t queued when its reply is lost after that', async () => {
  const { queue, show, fail, unmount } = await sayWord();
  await show(turned);
  await fail(new CallError('offline'));
  expect(queue.get()).toEqual([]);
  await unmount();
});

test('a queued word stays while the game has another one, or none', async () => {
  const { queue, show, fail, unmount } = await sayWord();
  await fail(new CallError('offline'));
  await show({ ...sealed, sealedWord: 'tide' });
  expect(queue.get()).toEqual([sand]);
  await show({ ...begun, version: 3 });
  expect(queue.get()).toEqual([sand]);
  await unmount();
});

test('a word that is refused after its screen was left is left to the background, which tells of it', async () => {
  const { queue, leave, fail, unmount } = await sayWord();
  await leave();
  await fail(new CallError('word_unknown', { status: 422 }));
  expect(queue.get()).toEqual([sand]);
  await unmount();
});

test('a word that is refused on its screen isn’t queued', async () => {
  const { queue, fail, unmount } = await sayWord();
  await fail(new CallError('word_unknown', { status: 422 }));
  expect(queue.get()).toEqual([]);
  await unmount();
});
