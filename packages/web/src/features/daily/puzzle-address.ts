/** The puzzle number in the address; undefined where it can't be one. */
export function parsePuzzleNumber(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
