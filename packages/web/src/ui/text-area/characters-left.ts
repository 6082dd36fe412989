const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as people count them: an emoji with a skin tone is one. */
export const countGraphemes = (text: string): number => [...graphemes.segment(text)].length;

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

export function formatCharacterCount(count: number, max: number, locale?: string): string {
  const format = new Intl.NumberFormat(locale);
  return `${format.format(count)} / ${format.format(max)}`;
}
