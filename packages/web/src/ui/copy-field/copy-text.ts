type Clipboard = Pick<globalThis.Clipboard, 'writeText'>;

/** A clipboard that isn't there (no https) and one that refuses come to the same. */
export async function copyText(
  text: string,
  clipboard: Clipboard | undefined,
): Promise<'copied' | 'refused'> {
  try {
    if (!clipboard) return 'refused';
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
