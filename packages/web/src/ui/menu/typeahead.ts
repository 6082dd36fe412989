export const typeaheadMs = 600;

/** The next item after `at` that begins with the typed letters. Repeating a letter cycles. */
export function findByTypeahead(
  typed: string,
  names: readonly string[],
  at: number,
): number | undefined {
  const letters = typed.toLocaleLowerCase();
  const isOneLetter = [...letters].every((letter) => letter === letters[0]);
  const prefix = isOneLetter ? letters.slice(0, 1) : letters;
  const start = isOneLetter ? at + 1 : Math.max(0, at);
  const order = names.map((_, step) => (start + step) % names.length);
  return order.find((index) => names[index]?.toLocaleLowerCase().startsWith(prefix));
}
