/** Repeats the last key until there are 1, 2, 4, 8 … of them, so that few different statements are prepared. */
export function padToPowerOfTwo(keys: readonly string[]): string[] {
  const last = keys.at(-1) ?? '';
  let length = 1;
  while (length < keys.length) length *= 2;
  return [...keys, ...Array<string>(length - keys.length).fill(last)];
}
