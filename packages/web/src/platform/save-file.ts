/** Some browsers fetch the file a while after the press. */
const keepMs = 60_000;

/** Offers something made in the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
