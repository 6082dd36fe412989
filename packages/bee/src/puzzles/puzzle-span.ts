interface PuzzleRange {
  from: number;
  to: number;
}

/** Which puzzles `npm run puzzles` makes, or why it makes none. `published` is the newest that anybody may have seen. */
export function parsePuzzleRange(
  options: { from?: string | undefined; to?: string | undefined },
  { last, published }: { last: number; published: number },
): PuzzleRange | string {
  const from = Number(options.from ?? last + 1);
  const to = Number(options.to ?? last);
  if (!Number.isInteger(from) || !Number.isInteger(to))
    return 'Whole numbers, please: npm run puzzles -- --from 1500 --to 2200';
  if (options.from === undefined && options.to === undefined)
    return 'Up to which puzzle? npm run puzzles -- --to 2200';
  if (from <= published) return `Puzzle ${published} is out: begin with ${published + 1} or later.`;
  if (from > last + 1)
    return `The last puzzle is ${last}: beginning with ${from} would leave a gap.`;
  if (to < from) return `There is nothing to make from ${from} to ${to}.`;
  return { from, to };
}
