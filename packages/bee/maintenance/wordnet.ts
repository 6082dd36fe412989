import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv';
const partsOfSpeech: PartOfSpeech[] = ['noun', 'verb', 'adj', 'adv'];

interface Entry {
  /** Lexicographer file of the commonest sense: what kind of thing it is. */
  file: number;
  isName: boolean;
}

export interface WordNet {
  has(word: string, part: PartOfSpeech): boolean;
  hasAny(word: string): boolean;
  isOnlyName(word: string): boolean;
  fileOf(word: string, part: PartOfSpeech): number | undefined;
}

export function readWordNet(folder: string): WordNet {
  const entries = new Map(partsOfSpeech.map((part) => [part, readPart(folder, part)]));
  return {
    has: (word, part) => entries.get(part)?.has(word) ?? false,
    hasAny: (word) => partsOfSpeech.some((part) => entries.get(part)?.has(word)),
    isOnlyName: (word) => {
      const found = partsOfSpeech.flatMap((part) => entries.get(part)?.get(word) ?? []);
      return found.length > 0 && found.every(({ isName }) => isName);
    },
    fileOf: (word, part) => entries.get(part)?.get(word)?.file,
  };
}

function readPart(folder: string, part: PartOfSpeech): Map<string, Entry> {
  const senses = new Map<string, Entry>();
  for (const line of readFileSync(join(folder, `data.${part}`), 'utf8').split('\n')) {
    const fields = line.split(' ');
    if (/^\d{8}$/.test(fields[0] ?? '')) {
      senses.set(fields[0] ?? '', { file: Number(fields[1]), isName: / @i \d{8} /.test(line) });
    }
  }
  const words = new Map<string, Entry>();
  for (const line of readFileSync(join(folder, `index.${part}`), 'utf8').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const fields = line.trim().split(/\s+/);
    const count = Number(fields[2]);
    const own = fields.slice(-count).flatMap((offset) => senses.get(offset) ?? []);
    const [first] = own;
    if (first)
      words.set(fields[0] ?? '', { file: first.file, isName: own.every(({ isName }) => isName) });
  }
  return words;
}

/** One letter per lexicographer file of nouns, for the first hint; kinds.ts has what the bee says of each. */
export const nounKindLetters: Record<number, string> = {
  4: 'd',
  5: 'a',
  6: 't',
  7: 'q',
  8: 'b',
  9: 'i',
  10: 'w',
  11: 'e',
  12: 'f',
  13: 'o',
  14: 'g',
  15: 'l',
  17: 'n',
  18: 'p',
  19: 'n',
  20: 'v',
  21: 'm',
  22: 'e',
  23: 'u',
  25: 's',
  26: 'c',
  27: 'x',
  28: 'y',
};

export function kindOf(wordNet: WordNet, word: string): string {
  const noun = wordNet.fileOf(word, 'noun');
  if (noun !== undefined && nounKindLetters[noun]) return nounKindLetters[noun] ?? '';
  if (wordNet.has(word, 'verb')) return 'd';
  if (wordNet.has(word, 'adj')) return 'q';
  return '';
}
