const smallestFirst = ['br', 'gzip'] as const;

export type Encoding = (typeof smallestFirst)[number] | 'identity';

/** The smallest encoding that the client accepts. */
export function chooseEncoding(accepted?: string): Encoding {
  const names = acceptedEncodings(accepted);
  return smallestFirst.find((encoding) => names.includes(encoding)) ?? 'identity';
}

/** The names in an `Accept-Encoding` header, without those that it refuses by `q=0`. */
export function acceptedEncodings(accepted = ''): string[] {
  return accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '');
}
