const part = 'code';

/** Signs in on another device. After the #, the code reaches no server log. */
export function transferLink(origin: string, code: string): string {
  return `${origin}/login?way=code#${new URLSearchParams({ [part]: code })}`;
}

export function readTransferCode(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(part) ?? '';
}
