import { readFileSync } from 'node:fs';

const file = new URL('../../data/puzzle-words.txt', import.meta.url);

/** The words that puzzles are made of, each once. */
export function puzzleWords(): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const words = lines.filter((line) => !line.startsWith('#')).join(' ');
  return [...new Set(words.trim().split(/\s+/))];
}
