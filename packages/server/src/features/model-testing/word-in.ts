import { parseWord } from '@bee-jinx/game';

/** The word in an answer that is a word but for signs around it; nothing where it is a sentence. */
export function extractWord(text: string): string | undefined {
  const bare = text.trim().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const ruling = parseWord(bare);
  return ruling.ok ? ruling.word : undefined;
}
