import { replaceLookAlikes } from '@bee-jinx/game';
import {
  englishDataset,
  englishRecommendedTransformers,
  type Node,
  RegExpMatcher,
  SyntaxKind,
} from 'obscenity';

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({ ...dataset, ...englishRecommendedTransformers });

/** All terms in one expression. The matcher tries each of its hundred by itself. */
const anyTerm = new RegExp(
  dataset.blacklistedTerms
    .map(({ pattern: { nodes, requireWordBoundaryAtStart, requireWordBoundaryAtEnd } }) =>
      [
        requireWordBoundaryAtStart ? '\\b' : '',
        ...nodes.map(expressionOf),
        requireWordBoundaryAtEnd ? '\\b' : '',
      ].join(''),
    )
    .join('|'),
);

function expressionOf(node: Node): string {
  if (node.kind === SyntaxKind.Optional) return `(?:${expressionOf(node.childNode)})?`;
  if (node.kind === SyntaxKind.Wildcard) return '.';
  return RegExp.escape(String.fromCodePoint(...node.chars));
}

const plainText = /^[a-z ]*$/;

/** Whether the matcher needn't be asked. In plain letters there is no disguise to see through but repeated ones. */
export function isPlainlyClean(text: string): boolean {
  if (!plainText.test(text)) return false;
  const collapsed = text.replace(/([^beolsg])\1+/g, '$1').replace(/([beolsg])\1{2,}/g, '$1$1');
  return !anyTerm.test(collapsed);
}

/** False positives of the matcher. Found among all words that the bee knows, and names like them. */
const allowlist = new Set(
  `analects analgesia analgesic analgesics analiese annals anusha assorted assortment assortments assyrian assyrians banus
  cockpit cockpits cocksure cryptanalysis cumin cummerbund cummings dickering dickerson dickinson dickson fagin fagus
  feckless fukushima pachinko pandanus penistone pussycat pussycats rapeseed rapped rappel rappelled rappelling retardant
  retardants riddick scat shiitake shiitakes shiite shiites trafficked trafficker traffickers trafficking turdidae`.split(
    /\s+/,
  ),
);

/** Slurs and obscenities, also when spelt out l.i.k.e t.h.i.s or with the letters of another alphabet. */
export function isProfane(text: string): boolean {
  const remaining = text
    .replace(bareNumber, ' ')
    .replace(wordPattern, (word) => (isAllowed(word) ? ' ' : word));
  const readings = [remaining, replaceLookAlikes(remaining), remaining.replace(disguisedI, 'i')];
  // Duplicates are removed, because the matcher is the most expensive part of validating a word.
  const variants = new Set(readings.flatMap((reading) => [reading, joinSpelledOut(reading)]));
  return [...variants].some((reading) => !isPlainlyClean(reading) && matcher.hasMatch(reading));
}

const wordPattern = /\p{L}+/gu;
const isAllowed = (word: string): boolean => allowlist.has(word.toLowerCase());

/** 455 points are no word, though s5 and @55 may be. */
const bareNumber = /(?<![\p{L}\p{N}@$])\p{N}+(?![\p{L}\p{N}@$])/gu;

/** An l or `|` with no vowel beside it is an i in disguise. Any other l is an l: tilt, flick. */
const disguisedI = /(?<=[bcdfghj-np-tv-xz])[l|](?=[bcdfghj-np-tv-xz])/giu;

/** Single letters with signs or spaces between them are a word in disguise. */
function joinSpelledOut(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}]))+/gu,
    (letters) => letters.replace(/[^\p{L}]/gu, ''),
  );
}
