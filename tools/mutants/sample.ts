/** Draws so many of the values, the same ones for the same seed, in their order. */
export function drawSample<Value>(values: readonly Value[], size: number, seed: number): Value[] {
  const indices = [...values.keys()];
  const random = createRandom(seed);
  // The first `size` steps of a Fisher–Yates shuffle.
  const count = Math.min(size, indices.length);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (indices.length - at));
    [indices[at], indices[other]] = [indices[other] ?? 0, indices[at] ?? 0];
  }
  const drawn = new Set(indices.slice(0, count));
  return values.filter((_value, index) => drawn.has(index));
}

/** Mulberry32: small, and good enough to draw a sample. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
