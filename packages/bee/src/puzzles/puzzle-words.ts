import { readFileSync } from 'node:fs';

const file = new URL('../../data/puzzle-words.txt', import.meta.url);

/**
 * The bee may say these in a game, but no day begins with them: they are grim, or so small that finding them is no joy.
 */
export const unfitFirstWords: ReadonlySet<string> = new Set(
  `war blood death dead die hang grave coffin weapon bullet shoot cancer crash drug devil hell broken
  it off back big small little old new long good bad`.split(/\s+/),
);

/** The words that puzzles are made of, each once. */
export function readPuzzleWords(): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const words = lines.filter((line) => !line.startsWith('#')).join(' ');
  return [...new Set(words.trim().split(/\s+/))];
}
