import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assembleBeeParts } from '../assemble-bee-parts.ts';
import { Inflections } from '../inflections.ts';
import { Lexicon } from '../lexicon.ts';
import { backoffSourcesPerWord, type Mind, SCALE } from '../mind.ts';
import { UNLISTED } from '../ties.ts';
import { dimensions } from '../vectors.ts';

/** A few words that are made for one test, in place of all that the bee knows: loaded in a millisecond. */
export interface SmallWorld {
  /** Lines as in data/lexicon.txt, commonest first. */
  lexicon: readonly string[];
  /** Lines as in the files of data. */
  inflections?: readonly string[];
  variants?: readonly string[];
  /** Which share of a word's associations each other word has, strongest first. */
  associations?: Record<string, Record<string, number>>;
  /** Shares by similar word, for words without associations of their own. */
  backoff?: Record<string, Record<string, number>>;
  popularity?: Record<string, number>;
  /** The first dimensions of a word's vector; the others are 0. */
  meanings?: Record<string, readonly number[]>;
  /** By word, its line of ties: the other word and the phrase that shows the tie. */
  ties?: Record<string, readonly (readonly [link: string, phrase: string])[]>;
}

export function createSmallWorld(world: SmallWorld) {
  const { lexicon, inflections } = withFiles(
    {
      'lexicon.txt': world.lexicon,
      'inflections.txt': world.inflections ?? [],
      'variants.txt': world.variants ?? [],
    },
    (folder) => {
      const words = new Lexicon(new URL('lexicon.txt', folder));
      return { lexicon: words, inflections: new Inflections(folder, words) };
    },
  );
  const mind = createSmallMind(world, lexicon);
  return assembleBeeParts({ lexicon, inflections, mind });
}

/** Lines by file name, as files that are there while `use` runs. */
export function withFiles<Result>(
  files: Record<string, readonly string[]>,
  use: (folder: URL) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'bee-'));
  try {
    for (const [name, lines] of Object.entries(files))
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    return use(pathToFileURL(`${folder}/`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function createSmallMind(world: SmallWorld, lexicon: Lexicon): Mind {
  const number = (word: string) => lexicon.lemma(word) as number;
  const words = Array.from({ length: lexicon.size }, (_, lemma) => lexicon.word(lemma));
  const rows = words.map((word) => Object.entries(world.associations?.[word] ?? {}));
  const blocks = Object.entries(world.backoff ?? {}).map(([word, shares]) => ({
    word,
    block: [...Object.entries(shares), ...Array(backoffSourcesPerWord).fill([words[0], 0])].slice(
      0,
      backoffSourcesPerWord,
    ) as [string, number][],
  }));
  const meanings = new Int8Array(lexicon.size * dimensions);
  for (const [word, vector] of Object.entries(world.meanings ?? {}))
    meanings.set(vector, number(word) * dimensions);
  return {
    fingerprint: 'a-mind-made-small',
    rowOffsets: offsetsOf(rows),
    targets: Uint16Array.from(rows.flat(), ([to]) => number(to)),
    weights: Uint16Array.from(rows.flat(), ([, share]) => Math.round(share * SCALE)),
    popularity: Uint16Array.from(words, (word) => world.popularity?.[word] ?? 0),
    backoffIndex: Uint16Array.from(
      words,
      (word) => blocks.findIndex((block) => block.word === word) + 1,
    ),
    backoffSources: Uint16Array.from(
      blocks.flatMap(({ block }) => block.map(([word]) => number(word))),
    ),
    backoffWeights: Uint16Array.from(
      blocks.flatMap(({ block }) => block.map(([, share]) => Math.round(share * SCALE))),
    ),
    meanings,
    ...createSmallTies(world.ties ?? {}, words),
  };
}

/** Each tie in the rows of both its words. */
function createSmallTies(lines: NonNullable<SmallWorld['ties']>, words: readonly string[]) {
  const placeOf = (word: string, link: string) => {
    const place = (lines[word] ?? []).findIndex(([other]) => other === link);
    return place < 0 ? UNLISTED : place;
  };
  const phrases: string[] = [];
  const phraseNumbers = new Map<string, number>();
  const linksOf = new Map(words.map((word) => [word, new Set<string>()]));
  for (const [word, line] of Object.entries(lines))
    for (const [link, phrase] of line) {
      for (const [from, to] of [
        [word, link],
        [link, word],
      ] as const) {
        linksOf.get(from)?.add(to);
        phraseNumbers.set(`${from} ${to}`, phrases.length);
      }
      phrases.push(phrase);
    }
  const rows = words.map((word) => [...(linksOf.get(word) ?? [])]);
  const ties = rows.flatMap((row, at) => row.map((link) => ({ word: words[at] as string, link })));
  const texts = phrases.map((phrase) => Buffer.from(phrase));
  return {
    tieOffsets: offsetsOf(rows),
    tieTargets: Uint16Array.from(ties, ({ link }) => words.indexOf(link)),
    tiePlaces: Uint8Array.from(ties, ({ word, link }) => placeOf(word, link)),
    tieBackPlaces: Uint8Array.from(ties, ({ word, link }) => placeOf(link, word)),
    tiePhrases: Uint32Array.from(ties, ({ word, link }) =>
      Number(phraseNumbers.get(`${word} ${link}`)),
    ),
    phraseOffsets: offsetsOf(texts),
    phraseText: new Uint8Array(Buffer.concat(texts)),
  };
}

function offsetsOf(rows: readonly { length: number }[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from([0, ...rows.map(({ length }) => (sum += length))]);
}
