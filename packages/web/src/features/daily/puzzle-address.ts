import { isSentPairNumber } from '@bee-jinx/game';

/** Of a day, or of a sent pair that I have begun; undefined where it can't be one. */
export function parsePuzzleNumber(text: string): number | undefined {
  if (!/^[1-9]\d{0,7}$/.test(text)) return undefined;
  const puzzleNumber = Number(text);
  return puzzleNumber < 100_000 || isSentPairNumber(puzzleNumber) ? puzzleNumber : undefined;
}
