/** The same answers to the same words, the latest of which need no thinking: players say what others said before them. */
export function memoize<Answer extends string | boolean>(
  maxEntries: number,
  compute: (word: string) => Answer,
): (word: string) => Answer {
  const cache = new Map<string, Answer>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    if (cache.size >= maxEntries) cache.clear();
    const answer = compute(word);
    cache.set(word, answer);
    return answer;
  };
}
