/** The number in the address; undefined where that names no puzzle that could ever be. */
export function parsePuzzleNumber(asked: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined;
}
