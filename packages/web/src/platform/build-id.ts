/** Written into the page by the build. */
export function ownBuildId(): string {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build-id"]');
  return tag?.content ?? 'unbuilt';
}
