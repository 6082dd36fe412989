/** Which build of the app this page belongs to; the build writes it into the page. */
export function ownBuildId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? 'unbuilt';
}
