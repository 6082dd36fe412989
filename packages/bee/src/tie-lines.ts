import { readdirSync, readFileSync } from 'node:fs';

/** A word, and the words that it really belongs with. The files in data/ties are written by hand. */
export interface TieLine {
  word: string;
  /** In ties/words the strongest stand first; the lines of ties/links add what a link word holds, in no order. */
  isOrdered: boolean;
  ties: readonly Tie[];
}

interface Tie {
  link: string;
  /** What one would say to show it: "a kangaroo's pocket". */
  phrase: string;
}

/** In a phrase of the files these stand for the word of the line: as it is written there, and with a capital, as in a title. */
const placeholder = '~';
const capitalPlaceholder = '^';

export function readTieLines(folder: URL): TieLine[] {
  return [
    ...linesIn(new URL('words/', folder)).map((line) => parseTieLine(line, true)),
    ...linesIn(new URL('links/', folder)).map((line) => parseTieLine(line, false)),
  ];
}

function linesIn(folder: URL): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'));
}

/** `pocket: watch=~ watch; kangaroo=a kangaroo's ~`, `river: moon=Moon ^`; a name is written with its capital: `Paris: tower=a tower in ~` */
export function parseTieLine(line: string, isOrdered: boolean): TieLine {
  const colon = line.indexOf(': ');
  const spelling = line.slice(0, colon);
  const capitalized = spelling.charAt(0).toUpperCase() + spelling.slice(1);
  const ties = line
    .slice(colon + 2)
    .split('; ')
    .map((tie) => {
      const equals = tie.indexOf('=');
      return {
        link: tie.slice(0, equals),
        phrase: tie
          .slice(equals + 1)
          .replaceAll(placeholder, spelling)
          .replaceAll(capitalPlaceholder, capitalized),
      };
    });
  return { word: spelling.toLowerCase(), isOrdered, ties };
}
