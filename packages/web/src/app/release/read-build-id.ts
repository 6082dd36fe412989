/** Which build the server has now; undefined where it can't be known. */
export async function fetchBuildId(): Promise<string | undefined> {
  try {
    const answer = await fetch('/build-id.txt', { cache: 'no-store' });
    const text = answer.ok ? (await answer.text()).trim() : '';
    // Some networks answer everything with a page of their own.
    return /^[\w-]{8,64}$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
