/** What is shown of a seal's hash: its first and last four digits. */
export function fingerprint(hash: string): string {
  return hash.length > 8 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash;
}
