/** Of so many looks; nothing can be said before the first one. */
export function formatHitRate({ hits, misses }: { hits: number; misses: number }): string {
  const lookups = hits + misses;
  return lookups === 0 ? '–' : `${Math.round((100 * hits) / lookups)} %`;
}
