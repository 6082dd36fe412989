import { readdirSync, readFileSync } from 'node:fs';

/** A word, and the words that it really belongs with, strongest first. The files in data/ties are written by hand. */
export interface TieLine {
  word: string;
  ties: readonly Tie[];
}

export interface Tie {
  link: string;
  /** What one would say to show it: "a kangaroo's pocket". */
  phrase: string;
}

/** In a phrase of the files this stands for the word of the line. */
const placeholder = '~';

export function readTieLines(folder: URL): TieLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
    .map(parseTieLine);
}

/** `pocket: watch=~ watch; kangaroo=a kangaroo's ~` */
export function parseTieLine(line: string): TieLine {
  const colon = line.indexOf(': ');
  const word = line.slice(0, colon);
  const ties = line
    .slice(colon + 2)
    .split('; ')
    .map((tie) => {
      const equals = tie.indexOf('=');
      return {
        link: tie.slice(0, equals),
        phrase: tie.slice(equals + 1).replaceAll(placeholder, word),
      };
    });
  return { word, ties };
}
