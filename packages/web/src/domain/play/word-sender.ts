import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isSame, type QueuedWord, type QueuedWords } from './offline/queued-words.ts';

/** A reply that takes longer counts as none. */
const timeoutMs = 10_000;

interface WordRoute<Word, Reply> {
  queue: QueuedWords<Word>;
  /** The round goes with the word, so that the server plays it once, however often it arrives. */
  submit(word: Word, signal: AbortSignal): Promise<Reply>;
  cacheReply(cache: QueryClient, word: Word, reply: Reply): void;
  queryKey(word: Word): QueryKey;
}

type SendOutcome<Reply> =
  | { status: 'answered'; reply: Reply }
  | { status: 'failed'; error: unknown }
  /** Another request for the same game took its place, or the word was taken back. */
  | { status: 'dropped' };

interface Request<Word, Reply> {
  word: Word;
  controller: AbortController;
  outcome: Promise<SendOutcome<Reply>>;
}

export interface WordSender<Word, Reply>
  extends Pick<WordRoute<Word, Reply>, 'queue' | 'queryKey'> {
  /** Sends now; a request under way for the same game is dropped. */
  send(cache: QueryClient, word: Word): Promise<SendOutcome<Reply>>;
  /** Waits for the request under way with this word, or sends it. */
  sendOrJoin(cache: QueryClient, word: Word): Promise<SendOutcome<Reply>>;
  /** Aborts the request under way for this game. */
  drop(word: Word): void;
  /** Whether such a word of this tab waits for its reply. */
  isUnderWay(matches: (word: Word) => boolean): boolean;
}

/**
 * Sends the words of one kind of game, for the open screen and for the background alike: in one tab there is
 * one request at a time for each game. A word that was answered leaves the queue.
 */
export function createWordSender<Word extends QueuedWord, Reply>(
  route: WordRoute<Word, Reply>,
): WordSender<Word, Reply> {
  const { queue, queryKey } = route;
  const underWay = new Map<string, Request<Word, Reply>>();

  function drop(word: Word): void {
    const key = queue.keyOf(word);
    const request = underWay.get(key);
    underWay.delete(key);
    request?.controller.abort();
  }

  function send(cache: QueryClient, word: Word): Promise<SendOutcome<Reply>> {
    drop(word);
    const request: Request<Word, Reply> = {
      word,
      controller: new AbortController(),
      outcome: Promise.resolve().then(() => run(cache, request)),
    };
    underWay.set(queue.keyOf(word), request);
    return request.outcome;
  }

  async function run(
    cache: QueryClient,
    request: Request<Word, Reply>,
  ): Promise<SendOutcome<Reply>> {
    const { word, controller } = request;
    const key = queue.keyOf(word);
    const isDropped = () => underWay.get(key) !== request;
    // An abort with a reason counts as a failure; one without means that nobody waits any more.
    const timeout = new DOMException('No reply in time', 'TimeoutError');
    const timer = setTimeout(() => controller.abort(timeout), timeoutMs);
    try {
      const reply = await route.submit(word, controller.signal);
      if (isDropped()) return { status: 'dropped' };
      queue.remove(word);
      route.cacheReply(cache, word, reply);
      return { status: 'answered', reply };
    } catch (error) {
      return isDropped() ? { status: 'dropped' } : { status: 'failed', error };
    } finally {
      clearTimeout(timer);
      if (!isDropped()) underWay.delete(key);
    }
  }

  return {
    queue,
    queryKey,
    send,
    sendOrJoin(cache, word) {
      const request = underWay.get(queue.keyOf(word));
      return request && isSame(request.word, word) ? request.outcome : send(cache, word);
    },
    drop,
    isUnderWay: (matches) => [...underWay.values()].some(({ word }) => matches(word)),
  };
}
