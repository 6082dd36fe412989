export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

const maxBytes = 2 * 1024 * 1024;

export function screenshotFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  const types: readonly string[] = pictureTypes;
  if (!types.includes(type)) return 'That isn’t a picture we can read. PNG, JPEG or WebP, please.';
  if (size === 0) return 'That picture is empty.';
  if (size > maxBytes) return 'That picture is larger than 2 MB. A smaller one, please.';
  return undefined;
}

export function formatFileSize(bytes: number, locale?: string): string {
  const isLarge = bytes >= 1024 * 1024;
  const amount = isLarge ? bytes / (1024 * 1024) : Math.max(1, bytes / 1024);
  const digits = isLarge ? 1 : 0;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  return `${format.format(amount)} ${isLarge ? 'MB' : 'kB'}`;
}
