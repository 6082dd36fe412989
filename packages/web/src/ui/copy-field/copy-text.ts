type Clipboard = Pick<globalThis.Clipboard, 'writeText'>;

/** A missing clipboard (no https) and a refused one are handled alike. */
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
