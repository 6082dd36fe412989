const smallestFirst = ['br', 'gzip'] as const;

export type Encoding = (typeof smallestFirst)[number] | 'identity';

/** The smallest encoding that the client accepts. */
export function chooseEncoding(accepted = ''): Encoding {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return smallestFirst.find((encoding) => names.includes(encoding)) ?? 'identity';
}
