import { formatNumber } from '../../platform/format-number.ts';

/** Created lazily: it takes a phone a tenth of a second. */
let graphemes: Intl.Segmenter | undefined;

/** Characters as people count them: an emoji with a skin tone is one. */
export function countGraphemes(text: string): number {
  if (/^[\n -~]*$/.test(text)) return text.length;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].length;
}

/** `maxLength` counts code units. This factor leaves room for long emoji and still limits pasted text. */
export const maxCodeUnitsPerGrapheme = 16;

/** Announced at these numbers only: nobody wants to hear each key. */
const steps = [10, 50, 100];

/** One announcement per step for screen readers. */
export function charactersLeftAnnouncement(count: number, max: number): string {
  const left = max - count;
  if (left < 0) return '';
  if (left === 0) return 'No room left.';
  const step = steps.find((limit) => left <= limit && limit < max / 2);
  return step === undefined ? '' : `${step} characters left, or fewer.`;
}

export const formatCharacterCount = (count: number, max: number): string =>
  `${formatNumber(count)} / ${formatNumber(max)}`;
