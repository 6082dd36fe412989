const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as people count them: an emoji with a skin tone is one. */
export const countGraphemes = (text: string): number => [...graphemes.segment(text)].length;

/** Where it is worth a word. In between the number changes in silence: nobody wants to hear each key. */
const steps = [10, 50, 100];

/** What is said about the room that is left: nothing for long, then one sentence per step. */
export function charactersLeftAnnouncement(count: number, max: number): string {
  const left = max - count;
  if (left < 0) return '';
  if (left === 0) return 'No room left.';
  const step = steps.find((most) => left <= most && most < max / 2);
  return step === undefined ? '' : `${step} characters left, or fewer.`;
}

/** What is shown: how many of how many. */
export function formatCharacterCount(count: number, max: number, locale?: string): string {
  const format = new Intl.NumberFormat(locale);
  return `${format.format(count)} / ${format.format(max)}`;
}
