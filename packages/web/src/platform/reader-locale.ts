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

let locale: string | undefined;

/** Found when first needed: for other languages it takes a phone a tenth of a second. */
export function readerLocale(): string {
  locale ??= englishLocaleFor(navigator.language);
  return locale;
}
