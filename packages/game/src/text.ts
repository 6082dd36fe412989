/**
 * Text that people type and other people read. Everything here is about form:
 * what the letters mean is decided by the rules that use it.
 */

/** Made when it is first needed: a phone takes a tenth of a second for it. */
let graphemes: Intl.Segmenter | undefined;

/** Compatibility forms folded, apostrophes straight, white space single, ends trimmed. */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\uFF07]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Length as a reader would count it: a family emoji is one, so is "é" however it was typed. */
export function countCharacters(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Ask for it only where emoji matter: a phone needs a fifth of a second to learn what all of them look like. */
export const withoutEmoji = (text: string): string => text.replace(/\p{RGI_Emoji}/gv, '');

const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]|\p{M}{4,}/u;

/**
 * Control, zero-width and direction characters, lone surrogates, and towers of accents:
 * what could hide a word, turn a line around or spill over its neighbours.
 * The joiners inside an emoji are no trick.
 */
export const hidesSomething = (text: string): boolean =>
  hidden.test(text) && hidden.test(withoutEmoji(text));
