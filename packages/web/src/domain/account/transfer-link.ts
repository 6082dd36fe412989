const part = 'code';

/** Opens the other device's sign-in with the code in its place. After the #, it reaches no server's log. */
export function transferLink(origin: string, code: string): string {
  return `${origin}/login?way=code#${new URLSearchParams({ [part]: code })}`;
}

export function readTransferCode(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(part) ?? '';
}
