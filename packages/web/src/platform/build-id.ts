/** Written into the page by the build. */
export function ownBuildId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? 'unbuilt';
}
