/**
 * Our texts are English, so the words in a date are too: "3 hours ago" beside "vor 3 Stunden" would be two
 * languages on one line. Who reads English keeps their own kind of it, and everybody their clock. Bare digits
 * are the reader's own anyway.
 */
export function englishLocaleFor(language: string): string {
  if (/^en(-[A-Za-z]{2})?$/.test(language)) return language;
  try {
    const clock = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    return `en-u-hc-${clock.hourCycle}`;
  } catch {
    return 'en';
  }
}

export const readerLocale = englishLocaleFor(navigator.language);
