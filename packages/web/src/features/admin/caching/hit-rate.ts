/** Of so many looks; nothing can be said before the first one. */
export function hitRate({ hits, misses }: { hits: number; misses: number }): string {
  const looks = hits + misses;
  return looks === 0 ? '–' : `${Math.round((100 * hits) / looks)} %`;
}
