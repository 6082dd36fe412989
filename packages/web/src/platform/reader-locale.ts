/** Our texts are English, so dates are too; readers of English keep their own variant. */
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
