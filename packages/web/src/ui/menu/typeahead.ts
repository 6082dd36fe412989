/** Letters typed within this time belong to one word. */
export const typeaheadMs = 600;

/**
 * The member that the typed letters mean: the next one after `at` that begins with them. The same
 * letter again and again goes from one to the next.
 */
export function findByTypeahead(
  typed: string,
  names: readonly string[],
  at: number,
): number | undefined {
  const letters = typed.toLocaleLowerCase();
  const isOneLetter = [...letters].every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? letters.slice(0, 1) : letters;
  // A word in the making may stay where it is, a letter moves on.
  const start = isOneLetter ? at + 1 : Math.max(0, at);
  const order = names.map((_, step) => (start + step) % names.length);
  return order.find((index) => names[index]?.toLocaleLowerCase().startsWith(wanted));
}
