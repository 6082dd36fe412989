/**
 * Text that people type and other people read. Everything here is about form:
 * what the letters mean is decided by the rules that use it.
 */

/** Made when it is first needed: a phone takes a tenth of a second for it. */
let graphemeSegmenter: Intl.Segmenter | undefined;

/** Compatibility forms folded, apostrophes straight, white space single, ends trimmed. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\uFF07]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Length as a reader would count it: a family emoji is one, so is "é" however it was typed. */
export function countCharacters(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  graphemeSegmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemeSegmenter.segment(text)) count += 1;
  return count;
}

/**
 * Ask for it only where emoji matter: a phone needs a fifth of a second to learn what all of them look like.
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
 * what could hide a word, turn a line around or spill over its neighbours.
 * The joiners inside an emoji are no trick.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  hiddenPattern.test(text) && hiddenPattern.test(stripEmoji(text));

/** For text that is kept rather than refused: line breaks and emoji stay, whatever can't be seen goes. */
export function stripHiddenCharacters(text: string): string {
  if (!hiddenPattern.test(text.replace(/[\t\r\n]/g, ' '))) return text;
  return text.replace(
    new RegExp(`(\\p{RGI_Emoji}\\uFE0F?|[\\t\\r\\n])|[${invisibleClass}]`, 'gv'),
    '$1',
  );
}
