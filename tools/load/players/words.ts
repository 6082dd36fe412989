import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../process/root.ts';

/** Words that the bee surely knows. */
const words = readFileSync(join(root, 'packages/bee/data/puzzle-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .filter(Boolean);

const stride = 617;
let wordIndex = 0;

/** Another one each time, in an order that is the same in every run. */
export function nextWord(): string {
  wordIndex += stride;
  return words[wordIndex % words.length] ?? 'honey';
}

/** As crowds do: most say one of a few words. */
export const commonWord = (speaker: number): string =>
  words[(speaker * stride) % (speaker % 4 === 0 ? words.length : 12)] ?? 'honey';
