/** The value that would stand at place n if the values were sorted, largest first; the smallest of all when there are fewer. */
export function nthLargest(values: Float64Array, n: number): number {
  const pool = values.slice();
  const targetIndex = Math.min(n, pool.length) - 1;
  let low = 0;
  let high = pool.length - 1;
  while (low < high) {
    const pivot = pool[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((pool[left] as number) > pivot) left += 1;
      while ((pool[right] as number) < pivot) right -= 1;
      if (left > right) break;
      const swapped = pool[left] as number;
      pool[left] = pool[right] as number;
      pool[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (targetIndex <= right) high = right;
    else if (targetIndex >= left) low = left;
    else break;
  }
  return pool[targetIndex] ?? Number.NEGATIVE_INFINITY;
}
