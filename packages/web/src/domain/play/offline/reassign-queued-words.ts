import type { QueuedWord, QueuedWords } from './queued-words.ts';

/** For a player who was merged into another, whose own word for the same game stays. */
export function reassignQueuedWords<Word extends QueuedWord>(
  queue: QueuedWords<Word>,
  from: string,
  to: string,
): void {
  const words = queue.get();
  const known = new Set(words.map(queue.keyOf));
  for (const word of words.filter(({ userId }) => userId === from)) {
    const moved = { ...word, userId: to };
    if (!known.has(queue.keyOf(moved))) queue.add(moved);
    queue.remove(word);
  }
}
