/** Firefox has `Intl.Segmenter` since 125; before, a character is a code point. Runs in the head. */
export function addSegmenterFallback(): void {
  if ('Segmenter' in Intl) return;
  class CodePointSegmenter {
    segment(text: string) {
      return Array.from(text, (segment) => ({ segment }));
    }
  }
  Object.assign(Intl, { Segmenter: CodePointSegmenter });
}
