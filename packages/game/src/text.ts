/** Created on first use: it takes a phone a tenth of a second. */
let graphemeSegmenter: Intl.Segmenter | undefined;

/** Compatibility forms folded, apostrophes straight, white space single, ends trimmed. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\uFF07]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Length in graphemes: a family emoji is one, and so is "é" however it was typed. */
export function countCharacters(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  graphemeSegmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemeSegmenter.segment(text)) count += 1;
  return count;
}

/**
 * Use it only where emoji matter: a phone needs a fifth of a second to compile the pattern.
 * Some keyboards add a variation selector to an emoji that has none in Unicode's list.
 */
export const stripEmoji = (text: string): string => text.replace(/\p{RGI_Emoji}\uFE0F?/gv, '');

/**
 * By property, so that what Unicode adds is excluded too: fillers, variation selectors and tag characters are
 * Default_Ignorable. The last three are drawn as nothing although Unicode counts them as symbols and marks.
 */
const invisibleClass =
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\u{1D159}\\u{16FE4}';
const hiddenPattern = new RegExp(`[${invisibleClass}]|\\p{M}{4,}`, 'u');

/**
 * Control, zero-width and direction characters, letters without a shape, lone surrogates, and towers of accents:
 * what could hide a word, reverse a line or overlap other text. The joiners inside an emoji are allowed.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  hiddenPattern.test(text) && hiddenPattern.test(stripEmoji(text));

/** For text whose tabs and line breaks become spaces. */
export const hasHiddenCharactersBesidesBreaks = (text: string): boolean =>
  hasHiddenCharacters(text.replace(/[\t\r\n]/g, ' '));

/** The normalized text; null where it is too long or has hidden characters. */
export function parseBoundedText(
  typed: string,
  { maxTyped, maxCharacters }: { maxTyped: number; maxCharacters: number },
): string | null {
  // Bounds the work on hostile input before any pattern runs over it.
  if (typed.length > maxTyped || hasHiddenCharactersBesidesBreaks(typed)) return null;
  const text = normalizeText(typed);
  return countCharacters(text) <= maxCharacters ? text : null;
}

/** For text that is cleaned rather than refused: keeps line breaks and emoji. */
export function stripHiddenCharacters(text: string): string {
  if (!hiddenPattern.test(text.replace(/[\t\r\n]/g, ' '))) return text;
  return text.replace(
    new RegExp(`(\\p{RGI_Emoji}\\uFE0F?|[\\t\\r\\n])|[${invisibleClass}]`, 'gv'),
    '$1',
  );
}
