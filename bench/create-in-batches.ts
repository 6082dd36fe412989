/** Makes `count` of something, ten at a time: a new server isn't flooded before the measurement begins. */
export async function createInBatches<One>(
  count: number,
  make: () => Promise<One>,
): Promise<One[]> {
  const all: One[] = [];
  while (all.length < count) {
    const some = Math.min(10, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: some }, make))));
  }
  return all;
}
