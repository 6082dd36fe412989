/** Caches results by word, as players say the same words. The whole cache is cleared when it is full. */
export function memoize<Result extends string | boolean>(
  maxEntries: number,
  compute: (word: string) => Result,
): (word: string) => Result {
  const cache = new Map<string, Result>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    if (cache.size >= maxEntries) cache.clear();
    const result = compute(word);
    cache.set(word, result);
    return result;
  };
}
